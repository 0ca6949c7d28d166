// What of a question is an answer, and in which order.

import type { Move } from '@mad-king/engine';
import type { Forecast } from '../../../worker/forecast.ts';
import type { Option } from '../prompt/arrange.ts';
import { gainOf } from './toll.ts';

/** Less than this is no gain. */
const SLIGHT = 1e-6;

/**
 * What helps first, then what changes nothing that can be foreseen. Of cards only those that help: the others lie in the hand and can
 * be played from there. Nothing is left out before it is known.
 */
export const inOrder = <T extends { move: Move; isCard: boolean }>(
  answers: readonly T[],
  forecasts: ReadonlyMap<string, Forecast>,
  passing: Forecast | undefined,
): T[] => {
  if (passing === undefined) return [...answers];
  const gainBy = ({ move }: T): number => {
    const forecast = forecasts.get(move.text);
    return forecast === undefined ? 0 : gainOf(forecast, passing);
  };
  return answers
    .filter((answer) => !answer.isCard || gainBy(answer) > SLIGHT)
    .sort((a, b) => (gainBy(b) > SLIGHT ? gainBy(b) : 0) - (gainBy(a) > SLIGHT ? gainBy(a) : 0));
};

/** Of all ways to roll dice again: the best, and none. */
export const bestReroll = (
  options: readonly Option[],
  forecasts: ReadonlyMap<string, Forecast>,
): Option | undefined => {
  const known = options.flatMap((option) => {
    const forecast = forecasts.get(option.move.text);
    return option.move.kind === 'reroll' && option.move.dice.length > 0 && forecast !== undefined
      ? [{ option, forecast }]
      : [];
  });
  const worth = ({ worth, chance }: Forecast): number => worth + chance / 100;
  return known.sort((a, b) => worth(b.forecast) - worth(a.forecast))[0]?.option;
};

/**
 * The choices that pressing a panel makes: those that it names. Whatever else is asked is asked: whom it is for, unless that is
 * oneself, and which token.
 */
export const waySaid = (move: Move, forecast: Forecast | undefined, seat: number): Move[] => {
  const further = forecast?.further ?? [];
  const isSaid = (one: Move): boolean =>
    one.text === forecast?.second?.text ||
    ['die', 'value', 'reroll'].includes(one.kind) ||
    (one.kind === 'player' && one.seat === seat);
  const end = further.findIndex((one) => !isSaid(one));
  return [move, ...(end < 0 ? further : further.slice(0, end))];
};
