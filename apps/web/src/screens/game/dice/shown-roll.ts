// The dice one sees. A roll nobody can answer is over before it could be shown: the engine has taken its dice off the table when the
// choice that caused it has been played. So rolls are taken from what happened, and shown one after the other.

import type { GameEvent, RollPurpose, RollView } from '@mad-king/engine';

export interface ShownRoll {
  readonly purpose: RollPurpose;
  readonly values: readonly number[];
  /** Whose dice they are: seats. */
  readonly owners: readonly number[];
  /** Places, from 0, of dice that show no symbol of their owner. */
  readonly foreign: readonly number[];
  /** Places, from 0, of the dice that are thrown as it appears. */
  readonly thrown: readonly number[];
  /** Still lies there for the engine: one may do something about it. */
  readonly isLive: boolean;
}

const isSameRoll = (shown: ShownRoll, live: RollView): boolean =>
  shown.purpose === live.purpose && shown.values.length === live.values.length;

const isEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

/** Every throw since `seen` events had happened, with what was done to its dice. */
const throwsSince = (events: readonly GameEvent[], seen: number): ShownRoll[] => {
  const throws: ShownRoll[] = [];
  for (const event of events.slice(seen)) {
    if (event.type === 'rolled') {
      const { purpose, values, owners, rerolled } = event;
      throws.push({ purpose, values, owners, foreign: [], thrown: rerolled, isLive: false });
    } else if (event.type === 'altered') {
      const last = throws.at(-1);
      if (last === undefined || last.values[event.die] !== event.from) continue;
      throws[throws.length - 1] = { ...last, values: last.values.with(event.die, event.to) };
    }
  }
  return throws;
};

const rerolledSince = (events: readonly GameEvent[], seen: number): number[] =>
  events.slice(seen).flatMap((event) => (event.type === 'altered' && event.reroll ? [event.die] : []));

/**
 * What is to be shown one after the other, now that more has happened; the last one stays. Empty: nothing has changed.
 * `live`: what lies there for the engine; `seen`: how many events had happened before.
 */
export const showings = (
  live: RollView | undefined,
  events: readonly GameEvent[],
  seen: number,
  shown: ShownRoll | undefined,
): ShownRoll[] => {
  const throws = throwsSince(events, seen);
  if (live === undefined) return throws;
  const { purpose, values, owners, foreign } = live;
  const lies = { purpose, values, owners, foreign, isLive: true };
  const last = throws.at(-1);
  if (last !== undefined && isSameRoll(last, live))
    return [...throws.slice(0, -1), { ...lies, thrown: last.thrown }];
  const thrown = rerolledSince(events, seen);
  const isThere =
    shown?.isLive &&
    isSameRoll(shown, live) &&
    isEqual(shown.values, values) &&
    isEqual(shown.foreign, foreign);
  if (isThere && throws.length === 0 && thrown.length === 0) return [];
  return [...throws, { ...lies, thrown }];
};
