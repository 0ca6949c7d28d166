// What a choice changes about damage under way, compared with letting it come.

import type { Blow, Forecast, Spread } from '../../../worker/forecast.ts';

export type Change =
  | { kind: 'prevents' | 'adds'; amount: number; of: number; isCertain: boolean }
  /** All or nothing. */
  | { kind: 'may'; chance: number };

/** Less than this is not worth a word, in points of damage. */
const SLIGHT = 0.05;

const isCertain = ({ least, most }: Spread): boolean => least === most;

export const changeBetween = (before: Spread, after: Spread): Change | null => {
  const amount = before.mean - after.mean;
  if (Math.abs(amount) < SLIGHT) return null;
  if (amount < 0)
    return {
      kind: 'adds',
      amount: -amount,
      of: before.mean,
      isCertain: isCertain(before) && isCertain(after),
    };
  const spared = (after.none - before.none) / (1 - before.none);
  if (spared < 1 && Math.abs(before.mean * (1 - spared) - after.mean) < SLIGHT)
    return { kind: 'may', chance: spared };
  return { kind: 'prevents', amount, of: before.mean, isCertain: isCertain(before) && isCertain(after) };
};

/** What somebody is expected to lose in the end. */
export const lossOf = ({ taken, healed }: Blow): number => taken.mean - healed;

export const isSlight = (n: number): boolean => Math.abs(n) < SLIGHT;

const NOTHING: Spread = { mean: 0, least: 0, most: 0, none: 1 };

const takenIn = (forecast: Forecast, seat: number): Spread =>
  forecast.blows.find((blow) => blow.seat === seat)?.taken ?? NOTHING;

/** `focus`: whom the question is about. Of several others the one for whom it changes most, one's own side first. */
export const changeOf = (
  forecast: Forecast,
  passing: Forecast,
  isMine: (seat: number) => boolean,
  focus: number | null = null,
): { seat: number; change: Change } | null => {
  const focused = focus === null ? null : changeBetween(takenIn(passing, focus), takenIn(forecast, focus));
  if (focus !== null && focused !== null) return { seat: focus, change: focused };
  const seats = [...new Set([...forecast.blows, ...passing.blows].map(({ seat }) => seat))];
  const weight = (seat: number): number =>
    Math.abs(takenIn(passing, seat).mean - takenIn(forecast, seat).mean);
  const byWeight = (a: number, b: number): number =>
    (isSlight(weight(b) - weight(a)) ? 0 : weight(b) - weight(a)) || Number(isMine(b)) - Number(isMine(a));
  for (const seat of seats.sort(byWeight)) {
    const change = changeBetween(takenIn(passing, seat), takenIn(forecast, seat));
    if (change !== null) return { seat, change };
  }
  return null;
};

/** The blows an ability is about: those on whoever it could be aimed at, or else the heaviest on another side, which also counts when it fails. */
export const aimedBlows = (forecast: Forecast, isMine: (seat: number) => boolean): readonly Blow[] => {
  const targets = forecast.targets.filter(({ seat }) => !isMine(seat));
  if (targets.length > 1) return targets;
  const others = forecast.blows.filter(({ seat }) => !isMine(seat));
  return others.sort((a, b) => b.dealt.mean - a.dealt.mean).slice(0, 1);
};
