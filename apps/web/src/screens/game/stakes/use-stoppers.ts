// While a target is chosen: what of it lies open could stop the attack, in one line.

import { plain } from '@mad-king/text';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useTexts } from '../../../language/texts.ts';
import type { Forecast } from '../../../worker/forecast.ts';
import { changeBetween } from '../forecast/change.ts';
import { useFigure } from '../forecast/words.ts';

export const useStoppers = (): ((forecast: Forecast | undefined, seat: number) => string | undefined) => {
  const t = useTexts();
  const words = useStakeWords();
  const speaker = useSpeaker();
  const figure = useFigure();
  return (forecast, seat) => {
    const blow = forecast?.blows.find((one) => one.seat === seat);
    if (forecast === undefined || blow === undefined) return undefined;
    const said = forecast.answers.flatMap((answer) => {
      const found = speaker.voice.catalogue.token(answer.token);
      const change = changeBetween(blow.taken, answer.taken);
      if (answer.seat !== seat || found === undefined || change === null) return [];
      const name = plain(speaker.token(found.token, found.hero).name);
      return change.kind === 'may'
        ? [words.mayStop(name, t.percent(change.chance, 1).join(''))]
        : [t.labelled(name, `${figure(blow.taken.mean)} → ${figure(answer.taken.mean)}`)];
    });
    return said.length === 0 ? words.cannotStop : said.join(' · ');
  };
};
