// Activating an ability, as an answer: the damage it deals and what that leaves, or what it heals.

import type { Move } from '@mad-king/engine';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Blow, Forecast } from '../../../worker/forecast.ts';
import type { AnswerFace, Bar } from '../answers/index.ts';
import { hitOf } from '../board/hits.ts';
import { aimedBlows, lossOf } from '../forecast/change.ts';
import { ownSide, useForecasts } from '../forecast/forecasts.tsx';
import { useFigure } from '../forecast/words.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';

export type Activate = Extract<Move, { kind: 'activate' }>;

type Face = Pick<AnswerFace, 'line' | 'swing' | 'bar'>;

/** What a token such as Blind does to it less often than this is not worth a word. */
const SLIGHT = 0.0005;

export const useActivationFace = (): ((move: Activate) => Face) => {
  const t = useTexts();
  const { table } = useSitting();
  const forecasts = useForecasts();
  const healing = useHealing();
  const damage = useDamage();
  return (move) => {
    const forecast = forecasts.get(move.text);
    if (forecast === undefined) return { swing: 'coming', bar: 'coming' };
    const blows = aimedBlows(forecast, ownSide(table));
    const face = blows.length === 0 ? healing(move, forecast) : damage(blows, forecast);
    if (forecast.fails < SLIGHT) return face;
    const risk = t.roll.mayFail(t.percent(forecast.fails, 1).join(''));
    return {
      ...face,
      line: (
        <>
          <span className="risk">{risk}</span>
          {face.line !== undefined && <span className="risk__more"> · {face.line}</span>}
        </>
      ),
    };
  };
};

/** Before the defence; the line says what is expected after it. */
const useDamage = (): ((blows: readonly Blow[], forecast: Forecast) => Face) => {
  const t = useTexts();
  const number = useFigure();
  const bar = useBar();
  return (blows, { targets }) => {
    const mean = blows.reduce((sum, { dealt }) => sum + dealt.mean, 0) / blows.length;
    const [{ type, dealt, seat }] = blows;
    const isAimed = blows.length === 1 && targets.length < 2;
    const isSure = dealt.least === dealt.most;
    const range = isSure ? undefined : t.forecast.range(dealt.least, dealt.most, number(mean));
    const after = isAimed ? t.forecast.afterDefence(number(Math.max(0, lossOf(blows[0])))) : range;
    return {
      line: type === 'normal' ? after : t.forecast.noDefence,
      swing: { after: number(mean), direction: 'good', unit: t.roll.damage },
      bar: isAimed ? bar(seat, mean) : undefined,
    };
  };
};

const useBar = (): ((seat: number, damage: number) => Bar) => {
  const language = useLanguage();
  const number = useFigure();
  const { seats, maxHealth } = useSitting().table.view;
  return (seat, damage) => {
    const { hero, health } = seats[seat];
    const left = Math.max(0, health - damage);
    return {
      kind: 'health',
      hero,
      kept: left,
      lost: health - left,
      most: maxHealth,
      said: (
        <>
          {rosterHero(hero).names[language]} <b>{`${health} → ${number(left)}`}</b>
        </>
      ),
    };
  };
};

/** Where its text gives a number; what else it does stands on its tile. */
const useHealing = (): ((move: Activate, forecast: Forecast) => Face) => {
  const t = useTexts();
  const number = useFigure();
  const { table, seat } = useSitting();
  const hero = useHeroAt(seat);
  const { seats, maxHealth } = table.view;
  const { health, levels } = seats[seat];
  return ({ ability: id, row }, { fails }) => {
    const ability = hero.abilities.find((one) => one.id === id);
    const written = ability?.levels[levels[ability.id] as 1]?.rows?.[row ?? 0];
    const hit = written === undefined ? null : hitOf(written);
    if (hit?.type !== 'heal') return {};
    const mean = hit.amount * (1 - fails);
    const after = Math.min(maxHealth, health + mean);
    return {
      swing: { after: `+${number(mean)}`, direction: 'good', unit: t.roll.health },
      bar: {
        kind: 'health',
        hero: hero.id,
        kept: after,
        lost: 0,
        most: maxHealth,
        said: <b>{t.roll.you(health, number(after))}</b>,
      },
    };
  };
};
