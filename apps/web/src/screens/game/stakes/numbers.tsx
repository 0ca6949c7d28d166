// The numbers of an answer: before → after, and one bar.

import type { ReactNode } from 'react';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Forecast } from '../../../worker/forecast.ts';
import type { AnswerFace, Bar } from '../answers/index.ts';
import { ownSide } from '../forecast/forecasts.tsx';
import { useFigure } from '../forecast/words.ts';
import { useSitting } from '../sitting.tsx';
import { isTelling, type Toll, tollFor, tollOf } from './toll.ts';

/** Numbers in a sentence stand out. */
export const strong = (words: string): ReactNode =>
  words.split(/(\d+(?:[.,]\d+)?)/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never reordered
      <b key={i}>{part}</b>
    ) : (
      part
    ),
  );

/** Less than this is not worth a word, in points of health. */
const SLIGHT = 0.05;

/** `focus`: the seat that all answers of the question are about. */
export const useNumbers = (): ((
  forecast: Forecast | undefined,
  passing: Forecast | undefined,
  focus: number | null,
) => Pick<AnswerFace, 'swing' | 'bar'>) => {
  const t = useTexts();
  const words = useStakeWords();
  const language = useLanguage();
  const figure = useFigure();
  const { table } = useSitting();
  const { view } = table;
  const isOurs = ownSide(table);

  const health = (forecast: Forecast, seat: number, isCertain: boolean): Bar => {
    const { hero, health } = view.seats[seat];
    const kept = forecast.health[seat];
    const said =
      seat !== view.seat
        ? kept === health
          ? words.keepsAll(rosterHero(hero).names[language], figure(health))
          : words.keeps(rosterHero(hero).names[language], figure(health), figure(kept))
        : isCertain && Number.isInteger(kept)
          ? words.youKeep(figure(kept))
          : words.youKeepAbout(figure(kept));
    const most = Math.max(view.maxHealth, kept, health);
    return { kind: 'health', hero, kept, lost: Math.max(0, health - kept), most, said: strong(said) };
  };

  const shares = ({ parts }: Toll): Bar => ({
    kind: 'shares',
    shares: parts.map(({ chance, amount, direction }) => ({
      chance,
      direction,
      said: direction === 'even' ? words.same : amount === 0 ? words.noDamage : words.damage(figure(amount)),
    })),
  });

  return (forecast, passing, focus) => {
    if (forecast === undefined) return {};
    const base = passing ?? forecast;
    const focused = focus === null ? null : tollFor(forecast, base, focus, isOurs(focus));
    const toll =
      focused !== null && (isTelling(focused) || forecast === base)
        ? focused
        : (tollOf(forecast, base, isOurs) ?? focused);
    const isCompared = forecast !== base && toll !== null && isTelling(toll);
    const healed = forecast.health[view.seat] - base.health[view.seat];
    if (!isCompared && Math.abs(healed) >= SLIGHT)
      return {
        swing: {
          before: figure(base.health[view.seat]),
          after: figure(forecast.health[view.seat]),
          direction: healed > 0 ? 'good' : 'bad',
          unit: t.table.health,
        },
        bar: health(forecast, view.seat, false),
      };
    if (toll === null) return {};
    return {
      swing: {
        before: isCompared ? figure(toll.before) : undefined,
        after: figure(toll.after),
        direction: isCompared ? toll.direction : 'even',
        unit: toll.seat === view.seat ? undefined : words.unit,
      },
      bar: toll.parts.length > 1 && isCompared ? shares(toll) : health(forecast, toll.seat, toll.isCertain),
    };
  };
};
