// What rolls and hands of dice lead to: a row of numbers for each of them. The first column is what it is worth, by which
// everything is decided; the others, if there are any, are chances that come along with it.

import { FACES } from '../dice/multisets.ts';
import type { Space } from './space.ts';

/** Rows by roll, hand or mark. */
export type Ledger = Float64Array;

/** Two worths closer than this are the same. */
export const TINY = 1e-9;

export const copyRow = (from: Ledger, i: number, to: Ledger, j: number, columns: number): void => {
  if (columns === 1) to[j] = from[i];
  else for (let k = 0; k < columns; k++) to[j * columns + k] = from[i * columns + k];
};

/** Every hand before its missing dice are rolled, from what the rolls lead to. */
export const rollOut = (space: Space, rolls: Ledger, columns: number): Ledger => {
  const { next, first } = space;
  const hands = new Float64Array(space.hands * columns);
  hands.set(rolls, first * columns);
  for (let hand = first - 1; hand >= 0; hand--)
    for (let k = 0; k < columns; k++) {
      let sum = 0;
      for (let v = 0; v < FACES; v++) sum += hands[next[hand * FACES + v] * columns + k];
      hands[hand * columns + k] = sum / FACES;
    }
  return hands;
};

/**
 * For every roll the best hand to keep of it, at least one die being rolled: at most `most` dice, or exactly so many. Of
 * equal hands it keeps the one with more dice.
 */
export const bestKeeps = (
  space: Space,
  hands: Ledger,
  columns: number,
  most: number,
  exactly = false,
): Int16Array => {
  const { less, first } = space;
  const smallest = space.ofSize[5 - most];
  const larger = space.ofSize[6 - most];
  const best = new Int16Array(space.hands);
  for (let hand = smallest; hand < space.hands; hand++) {
    let choice = hand < larger || (!exactly && hand < first) ? hand : -1;
    if (hand >= larger)
      for (const part of less[hand])
        if (choice < 0 || hands[best[part] * columns] > hands[choice * columns] + TINY) choice = best[part];
    best[hand] = choice;
  }
  return best.subarray(first);
};
