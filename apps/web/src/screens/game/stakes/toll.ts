// What an answer changes, in numbers: for whom, before and after, good or bad for whoever looks. Of several players the one for
// whom it changes most, the own side first.

import type { Forecast, Spread } from '../../../worker/forecast.ts';
import type { Direction } from '../answers/face.ts';

export interface Toll {
  seat: number;
  /** Damage that arrives, without the answer and with it. */
  before: number;
  after: number;
  /** What is healed as it arrives, on average. */
  healed: number;
  direction: Direction;
  /** No chance is left in it. */
  isCertain: boolean;
  /** What a roll may bring, worst last; empty if it is all the same. */
  parts: readonly Part[];
}

export interface Part {
  chance: number;
  /** Damage on average. */
  amount: number;
  direction: Direction;
}

/** Less than this is not worth a word, in points of damage. */
const SLIGHT = 0.05;

const NOTHING: Spread = { mean: 0, least: 0, most: 0, none: 1 };

const blowIn = (forecast: Forecast, seat: number) => forecast.blows.find((blow) => blow.seat === seat);
const takenIn = (forecast: Forecast, seat: number): Spread => blowIn(forecast, seat)?.taken ?? NOTHING;

const directionOf = (change: number, isOurs: boolean): Direction =>
  Math.abs(change) < SLIGHT ? 'even' : change < 0 === isOurs ? 'good' : 'bad';

/** Amounts in up to three groups: less than without the answer, the same, more. */
const partsOf = (forecast: Forecast, seat: number, before: Spread, isOurs: boolean): Part[] => {
  const parts = blowIn(forecast, seat)?.parts ?? [];
  if (before.least !== before.most || parts.length < 2) return [];
  const signs = [-1, 0, 1];
  return signs.flatMap((sign) => {
    const group = parts.filter(([amount]) => Math.sign(amount - before.mean) === sign);
    const chance = group.reduce((sum, [, p]) => sum + p, 0);
    if (chance === 0) return [];
    const amount = group.reduce((sum, [n, p]) => sum + n * p, 0) / chance;
    return [{ chance, amount, direction: directionOf(sign, isOurs) }];
  });
};

export const tollFor = (forecast: Forecast, passing: Forecast, seat: number, isOurs: boolean): Toll => {
  const [before, after] = [takenIn(passing, seat), takenIn(forecast, seat)];
  return {
    seat,
    before: before.mean,
    after: after.mean,
    healed: blowIn(forecast, seat)?.healed ?? 0,
    direction: directionOf(after.mean - before.mean, isOurs),
    isCertain: after.least === after.most,
    parts: partsOf(forecast, seat, before, isOurs),
  };
};

const weightOf = ({ before, after }: Toll): number => Math.abs(before - after);

export const isTelling = (toll: Toll): boolean => weightOf(toll) >= SLIGHT;

/** Null if nobody is hit, with the answer or without. */
export const tollOf = (
  forecast: Forecast,
  passing: Forecast,
  isOurs: (seat: number) => boolean,
): Toll | null => {
  const seats = [...new Set([...forecast.blows, ...passing.blows].map(({ seat }) => seat))];
  const tolls = seats.map((seat) => tollFor(forecast, passing, seat, isOurs(seat)));
  const most = ({ before, after }: Toll): number => Math.max(before, after);
  const [found] = tolls.sort((a, b) => {
    const more = weightOf(b) - weightOf(a);
    if (Math.abs(more) >= SLIGHT) return more;
    return Number(isOurs(b.seat)) - Number(isOurs(a.seat)) || most(b) - most(a);
  });
  return found ?? null;
};

/** The player most answers are about: all of them are then told by the same number. */
export const focusOf = (
  forecasts: readonly Forecast[],
  passing: Forecast,
  isOurs: (seat: number) => boolean,
): number | null => {
  const tolls = forecasts.flatMap((forecast) => tollOf(forecast, passing, isOurs) ?? []);
  const sums = new Map<number, number>();
  for (const toll of tolls) sums.set(toll.seat, (sums.get(toll.seat) ?? 0) + weightOf(toll));
  const [first] = [...sums].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
};

/** Whether an answer helps, does nothing that can be foreseen, or harms. */
export const gainOf = (forecast: Forecast, passing: Forecast): number => {
  const gain = forecast.worth - passing.worth;
  if (Math.abs(gain) >= SLIGHT) return gain;
  const tokens = JSON.stringify(forecast.tokens) !== JSON.stringify(passing.tokens);
  return forecast.fails !== passing.fails || tokens ? (forecast.chance - passing.chance) / 100 : 0;
};
