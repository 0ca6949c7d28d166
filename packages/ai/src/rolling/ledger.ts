// What rolls and hands of dice lead to: a row of numbers for each of them. The first column is what it is worth, by which
// everything is decided; the others, if there are any, are chances that come along with it.

import { DICE, FACES } from '../dice/multisets.ts';
import type { Space } from './space.ts';

/** Rows by roll, hand or mark. */
export type Ledger = Float64Array;

/** Two worths closer than this are the same. */
export const TINY = 1e-9;

export const copyRow = (from: Ledger, i: number, to: Ledger, j: number, columns: number): void => {
  if (columns === 1) to[j] = from[i];
  else for (let k = 0; k < columns; k++) to[j * columns + k] = from[i * columns + k];
};

/** Every hand before its missing dice, at most so many, are rolled, from what the rolls lead to. */
export const rollOut = (space: Space, rolls: Ledger, columns: number, most = DICE): Ledger => {
  const { next, first } = space;
  const hands = new Float64Array(space.hands * columns);
  hands.set(rolls, first * columns);
  const smallest = space.ofSize[DICE - most];
  if (columns === 1) {
    for (let hand = first - 1, at = hand * FACES; hand >= smallest; hand--, at -= FACES)
      hands[hand] =
        (hands[next[at]] +
          hands[next[at + 1]] +
          hands[next[at + 2]] +
          hands[next[at + 3]] +
          hands[next[at + 4]] +
          hands[next[at + 5]]) /
        FACES;
    return hands;
  }
  for (let hand = first - 1; hand >= smallest; hand--) {
    const to = hand * columns;
    for (let v = 0; v < FACES; v++) {
      const from = next[hand * FACES + v] * columns;
      for (let k = 0; k < columns; k++) hands[to + k] += hands[from + k];
    }
    for (let k = 0; k < columns; k++) hands[to + k] /= FACES;
  }
  return hands;
};

/**
 * For every roll the best hand to keep of it if one die is rolled, or up to `most`, or exactly so many. Of equal hands it
 * keeps the one with more dice.
 */
export const bestKeeps = (
  space: Space,
  hands: Ledger,
  columns: number,
  most: number,
  exactly = false,
): Int16Array => {
  const { less, first } = space;
  const smallest = space.ofSize[DICE - most];
  const larger = space.ofSize[DICE + 1 - most];
  const best = new Int16Array(space.hands);
  for (let hand = smallest; hand < space.hands; hand++) {
    let choice = hand < larger || (!exactly && hand < first) ? hand : -1;
    if (hand >= larger) {
      const parts = less[hand];
      for (let i = 0; i < parts.length; i++) {
        const part = best[parts[i]];
        if (choice < 0 || hands[part * columns] > hands[choice * columns] + TINY) choice = part;
      }
    }
    best[hand] = choice;
  }
  return best.subarray(first);
};
