// The best way to roll: given what every final result is worth, what every hand of kept dice is worth with so many roll
// attempts left, by dynamic programming over all multisets (exact).

import { DICE, FACES, FIRST, HANDS, handOf, KEEPS, RESULTS, valuesOf, WITH } from './multisets.ts';

/** Worth of each of the 252 results, in the order of the hands of five dice. */
export type Worth = Float64Array;

export interface Plan {
  /** worth[r][result]: with r attempts left, playing on as well as possible. */
  worth: Worth[];
  /** kept[r][hand]: keeping this hand and rolling the rest, with r attempts left including that roll; r from 1. */
  kept: Float64Array[];
}

/** What every hand is worth if the missing dice are rolled once and the result is worth `next`. */
const rollOut = (next: Worth): Float64Array => {
  const worth = new Float64Array(HANDS);
  worth.set(next, FIRST[DICE]);
  for (let hand = FIRST[DICE] - 1; hand >= 0; hand--) {
    let sum = 0;
    for (let face = 0; face < FACES; face++) sum += worth[WITH[hand * FACES + face]];
    worth[hand] = sum / FACES;
  }
  return worth;
};

/** Plan up to so many attempts. `price`: what each further attempt costs. */
export const plan = (final: Worth, attempts: number, price = 0): Plan => {
  const worth: Worth[] = [final];
  const kept: Float64Array[] = [new Float64Array(0)];
  for (let r = 1; r <= attempts; r++) {
    const hands = rollOut(worth[r - 1]);
    const best = new Float64Array(RESULTS);
    for (let result = 0; result < RESULTS; result++) {
      // Stopping is worth what the result is worth; rolling is worth the best hand less the price.
      let most = final[result];
      const keeps = KEEPS[result];
      for (let i = 0; i < keeps.length - 1; i++) {
        const value = hands[keeps[i]] - price;
        if (value > most) most = value;
      }
      best[result] = most;
    }
    worth.push(best);
    kept.push(hands);
  }
  return { worth, kept };
};

export interface Keep {
  /** Values of the dice kept. */
  keep: number[];
  worth: number;
  /** Keeping everything: no further roll. */
  stop: boolean;
}

/** All ways to go on from these dice, the best first. */
export const rankKeeps = (p: Plan, dice: readonly number[], attempts: number, price = 0): Keep[] => {
  const result = handOf(dice) - FIRST[DICE];
  const list: Keep[] = [];
  for (const hand of KEEPS[result]) {
    const stop = hand === result + FIRST[DICE];
    if (!stop && attempts === 0) continue;
    const worth = stop ? p.worth[0][result] : p.kept[attempts][hand] - price;
    list.push({ keep: valuesOf(hand), worth, stop });
  }
  return list.sort((a, b) => b.worth - a.worth || b.keep.length - a.keep.length);
};

/** What a whole phase is worth before the first die is rolled. */
export const beforeRolling = (p: Plan, attempts: number): number => rollOut(p.worth[attempts - 1])[0];
