// Beside the dice: what the ability that is ready, or looked at, would do now.

import { plain } from '@mad-king/text';
import { Arms } from '../../../components/arms.tsx';
import { Damage } from '../../../components/marks.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import type { Blow, Forecast } from '../../../worker/forecast.ts';
import { Explain } from '../help/index.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { mainBlow } from './change.ts';
import { AnswerChip, TokenChip } from './chips.tsx';
import { ownSide, useForecasts } from './forecasts.tsx';
import { useWatched } from './watched.ts';
import { useFigure } from './words.ts';

/** The forecast to show, if there is something to show of it. */
export const useActivation = (): Forecast | null => {
  const { arranged } = useSitting();
  const forecasts = useForecasts();
  const watched = useWatched();
  const choice = watched !== null && forecasts.has(watched) ? watched : arranged.main?.choice;
  const found = choice?.startsWith('activate ') ? forecasts.get(choice) : undefined;
  return found !== undefined && found.blows.length + found.lost.length > 0 ? found : null;
};

export const IfActivated = ({ forecast }: { forecast: Forecast }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { table, seat } = useSitting();
  const hero = useHeroAt(seat);
  const [, id] = forecast.choice.split(' ');
  const ability = hero.abilities.find((one) => one.id === id);
  const blow = mainBlow(forecast, ownSide(table));
  return (
    <section className="ifnow">
      <h2 className="eyebrow">
        {t.forecast.ifActivated(ability === undefined ? '' : plain(speaker.ability(hero, ability, 1).name))}
      </h2>
      {blow !== null && <Way blow={blow} />}
      <ul className="ifnow__chips">
        {blow !== null &&
          forecast.answers
            .filter((answer) => answer.seat === blow.seat)
            .map((answer) => <AnswerChip key={answer.token} answer={answer} blow={blow} />)}
        {forecast.lost.map(({ seat: of, token, n }) => (
          <TokenChip key={`${of}/${token}`} token={token} words={(name) => t.forecast.lost(n, name)} />
        ))}
      </ul>
    </section>
  );
};

/** Attackers do not know yet whom they will hit where several could be. */
const useIsOpen = (): boolean => {
  const { view } = useSitting().table;
  const { team } = view.seats[view.seat];
  return view.seats.filter((of) => of.team !== team && !of.out).length > 1;
};

const Way = ({ blow: { seat: target, type, dealt, taken } }: { blow: Blow }) => {
  const t = useTexts();
  const figure = useFigure();
  const { table, seat } = useSitting();
  const isOpen = useIsOpen();
  const amount = Math.round(dealt.mean);
  const isDefended = type === 'normal';
  return (
    <Explain
      about={{ kind: 'words', title: t.forecast.helpTitle, text: t.forecast.help }}
      stop
      className="ifnow__way"
    >
      <span className="ifnow__lane" data-mark={type}>
        <Arms hero={table.view.seats[seat].hero} />
        <span className="arrow" aria-hidden="true" />
        <Damage type={type} amount={amount} label={t.damage[type](amount)} />
        <span className="arrow arrow--to" aria-hidden="true" />
        {isOpen ? (
          <span className="lane__open" aria-hidden="true">
            ?
          </span>
        ) : (
          <Arms hero={table.view.seats[target].hero} />
        )}
      </span>
      <span className="ifnow__lines">
        {dealt.least !== dealt.most && (
          <span>{t.forecast.range(dealt.least, dealt.most, figure(dealt.mean))}</span>
        )}
        {!isDefended && <span>{t.forecast.noDefence}</span>}
        {isDefended && !isOpen && <span>{t.forecast.afterDefence(figure(taken.mean))}</span>}
      </span>
    </Explain>
  );
};
