// The best way to roll: given what every final result is worth, what every hand of kept dice is worth with so many roll
// attempts left, by dynamic programming over all multisets (exact).

import { DICE, FACES, FIRST, HANDS, handOf, KEEPS, RESULTS, valuesOf, WITH } from './multisets.ts';

/** Worth of each of the 252 results, in the order of the hands of five dice. */
export type Worth = Float64Array;

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

const best = new Float64Array(HANDS);

/** What every result is worth at best if one keeps any part of it and rolls the rest. */
const bestKeeps = (hands: Float64Array): Worth => {
  best.set(hands);
  best.fill(Number.NEGATIVE_INFINITY, FIRST[DICE]);
  // From the smallest hands on: the best part of a hand is a part of every hand that has one die more.
  for (let hand = 0; hand < FIRST[DICE]; hand++) {
    const most = best[hand];
    for (let face = 0; face < FACES; face++) {
      const more = WITH[hand * FACES + face];
      if (most > best[more]) best[more] = most;
    }
  }
  return best.slice(FIRST[DICE]);
};

/** Further attempts are only planned when somebody asks for them. */
export class Plan {
  private readonly results: Worth[];
  private readonly hands: Float64Array[] = [];
  private readonly price: number;

  /** `final`: what results are worth when one stops; `price`: what each further attempt costs. */
  constructor(final: Worth, price = 0) {
    this.results = [final];
    this.price = price;
  }

  /** Worth of each result with so many attempts left, playing on as well as possible. */
  worth(attempts: number): Worth {
    const { results, price } = this;
    for (let r = results.length; r <= attempts; r++) {
      // Stopping is worth what the result is worth; rolling is worth the best hand less the price.
      const worth = bestKeeps(this.kept(r));
      const final = results[0];
      for (let result = 0; result < RESULTS; result++) {
        const rolled = worth[result] - price;
        worth[result] = rolled > final[result] ? rolled : final[result];
      }
      results.push(worth);
    }
    return results[attempts];
  }

  /** Worth of keeping each hand and rolling the rest, with so many attempts left including that roll (at least 1). */
  kept(attempts: number): Float64Array {
    const { hands } = this;
    for (let r = hands.length; r < attempts; r++) hands.push(rollOut(this.worth(r)));
    return hands[attempts - 1];
  }
}

/** Dice to keep, and what that is worth. */
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
    const worth = stop ? p.worth(0)[result] : p.kept(attempts)[hand] - price;
    list.push({ keep: valuesOf(hand), worth, stop });
  }
  return list.sort((a, b) => b.worth - a.worth || b.keep.length - a.keep.length);
};

/** What a whole phase is worth before the first die is rolled. */
export const beforeRolling = (p: Plan, attempts: number): number => p.kept(attempts)[0];
