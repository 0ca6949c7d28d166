// The roll attempts of the running Offensive Roll Phase, from what happened: what lay there, and which of it had been kept.

import type { GameEvent } from '@mad-king/engine';

export interface Attempt {
  /** As they lie now, or as they lay when the next attempt was made. */
  values: readonly number[];
  /** Positions, from 0, that were not rolled in this attempt. */
  kept: readonly number[];
}

export const attemptsOf = (events: readonly GameEvent[]): Attempt[] => {
  const attempts: { values: number[]; kept: number[] }[] = [];
  for (const event of sinceRollPhase(events)) {
    if (event.type === 'restarted') attempts.length = 0;
    if (event.type === 'rolled' && event.purpose === 'offence') {
      const kept = event.values.flatMap((_, i) => (event.rerolled.includes(i) ? [] : [i]));
      attempts.push({ values: [...event.values], kept });
    }
    const last = attempts.at(-1);
    if (event.type === 'altered' && last !== undefined && last.values[event.die] === event.from)
      last.values[event.die] = event.to;
  }
  return attempts;
};

/** Everything since the last Offensive Roll Phase began; nothing if another phase has begun since. */
const sinceRollPhase = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const start = events.findLastIndex(({ type }) => type === 'phase' || type === 'extra-phase');
  const begun = events[start];
  if (begun === undefined || (begun.type === 'phase' && begun.phase !== 'offence')) return [];
  return events.slice(start);
};
