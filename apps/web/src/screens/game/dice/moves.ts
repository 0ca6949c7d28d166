// How each die gets from what lay on the table to what lies there now.

/** Thrown; turned over to another face; moved onto a cushion or off it; simply there. */
export type Move = 'tumble' | 'turn' | 'shift' | 'rest';

/** A die as it lies on the table. */
export interface Lain {
  hero: string;
  value: number;
  /** Lies on a cushion. */
  raised: boolean;
}

/** `thrown`: the places, from 0, of the dice that have just been rolled. */
export const movesOf = (before: readonly Lain[], now: readonly Lain[], thrown: readonly number[]): Move[] =>
  now.map((die, i) => {
    if (thrown.includes(i)) return 'tumble';
    const was = before[i];
    if (was === undefined || was.hero !== die.hero) return 'rest';
    if (was.value !== die.value) return 'turn';
    return was.raised === die.raised ? 'rest' : 'shift';
  });
