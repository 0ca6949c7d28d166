// Beside the dice: what the ability that is ready, or looked at, would do now.

import { plain } from '@mad-king/text';
import type { ReactNode } from 'react';
import { Arms } from '../../../components/arms.tsx';
import { Damage } from '../../../components/marks.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Blow, Forecast } from '../../../worker/forecast.ts';
import { Explain } from '../help/index.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { aimedBlows, isSlight, lossOf } from './change.ts';
import { AnswerChip, TokenChip } from './chips.tsx';
import { ownSide, useForecasts } from './forecasts.tsx';
import { useWatched } from './watched.ts';
import { useFigure } from './words.ts';

interface Activation {
  ability: string;
  forecast: Forecast;
}

/** The activation to show, if there is something to show of it. */
const useActivation = (): Activation | null => {
  const { arranged } = useSitting();
  const forecasts = useForecasts();
  const watched = useWatched();
  const move = watched !== null && forecasts.has(watched.text) ? watched : arranged.main?.move;
  if (move?.kind !== 'activate' || move.ability === null) return null;
  const forecast = forecasts.get(move.text);
  if (forecast === undefined || forecast.blows.length + forecast.lost.length === 0) return null;
  return { ability: move.ability, forecast };
};

/** `otherwise`: what stands there if there is nothing to say. */
export const IfActivated = ({ otherwise }: { otherwise: ReactNode }) => {
  const activation = useActivation();
  return activation === null ? otherwise : <Activated {...activation} />;
};

const Activated = ({ ability: id, forecast }: Activation) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { table, seat } = useSitting();
  const hero = useHeroAt(seat);
  const ability = hero.abilities.find((one) => one.id === id);
  const blows = aimedBlows(forecast, ownSide(table));
  return (
    <section className="ifnow">
      <h2 className="eyebrow">
        {t.forecast.ifActivated(ability === undefined ? '' : plain(speaker.ability(hero, ability, 1).name))}
      </h2>
      {blows.length > 0 && <Way blows={blows} />}
      <ul className="ifnow__chips">
        {blows.length === 1 &&
          forecast.answers
            .filter(({ seat: of }) => of === blows[0].seat)
            .map((answer) => <AnswerChip key={answer.token} answer={answer} blow={blows[0]} />)}
        {forecast.lost.map(({ seat: of, token, n }) => (
          <TokenChip key={`${of}/${token}`} token={token} words={(name) => t.forecast.lost(n, name)} />
        ))}
      </ul>
    </section>
  );
};

const Way = ({ blows }: { blows: readonly Blow[] }) => {
  const t = useTexts();
  const figure = useFigure();
  const { table, seat } = useSitting();
  const [{ type, healed, seat: target }] = blows;
  const least = Math.min(...blows.map(({ dealt }) => dealt.least));
  const most = Math.max(...blows.map(({ dealt }) => dealt.most));
  const mean = blows.reduce((sum, { dealt }) => sum + dealt.mean, 0) / blows.length;
  const amount = Math.round(mean);
  const isOpen = blows.length > 1;
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
        {least !== most && <span>{t.forecast.range(least, most, figure(mean))}</span>}
        {!isDefended && <span>{t.forecast.noDefence}</span>}
        {isDefended && isOpen && <Each blows={blows} />}
        {isDefended && !isOpen && (
          <>
            <span>{t.forecast.afterDefence(figure(lossOf(blows[0])))}</span>
            {!isSlight(healed) && <span>{t.forecast.heals(figure(healed))}</span>}
          </>
        )}
      </span>
    </Explain>
  );
};

/** What everybody who could be the target is expected to lose. */
const Each = ({ blows }: { blows: readonly Blow[] }) => {
  const t = useTexts();
  const language = useLanguage();
  const figure = useFigure();
  const { seats } = useSitting().table.view;
  return (
    <span className="ifnow__each">
      {blows.map((blow) => {
        const { hero } = seats[blow.seat];
        return (
          <span key={blow.seat}>
            <Arms hero={hero} />
            <span className="sr">{rosterHero(hero).names[language]}: </span>
            <b>{figure(lossOf(blow))}</b>
          </span>
        );
      })}
      <small>{t.forecast.expected}</small>
    </span>
  );
};
