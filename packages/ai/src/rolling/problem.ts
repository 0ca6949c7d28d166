// A seat's five offensive dice and everything it can do with them, as a problem for the planner.

import type { Game } from '@mad-king/engine';
import { attemptPrice, freshAttempts, type Roll } from '@mad-king/engine/inside';
import { DICE, FACES } from '../dice/multisets.ts';
import { pricesIn } from '../estimate/values.ts';
import { type Aid, aidsOf } from './aids.ts';
import type { Ledger } from './ledger.ts';
import { Planner } from './planner.ts';
import { type Results, resultsIn } from './results.ts';
import { type Space, spaceOf } from './space.ts';

export const ALL = 2 ** DICE - 1;

/** Columns of the ledgers: worth, the chance of any ability; then that of each, then uses of each aid. */
export const WORTH = 0;
export const READY = 1;
export const ROWS_FROM = 2;

/** The seat's offensive dice, if it may still do something with them. */
export const offensiveRoll = (g: Game, seat: number): Roll | null => {
  const roll = g.rolls[0];
  const isOwn = roll !== undefined && roll.purpose === 'offence' && roll.owners[0] === seat;
  return isOwn && g.rolls.length === 1 && g.attack === null && g.result === null ? roll : null;
};

/** Five dice in their places, as rolls and hands of a space. */
export class Dice {
  readonly space: Space;
  /** Place of the die that is told apart, or -1. */
  readonly apart: number;

  constructor({ foreign }: Pick<Roll, 'foreign'>) {
    this.apart = foreign === 0 ? -1 : Math.log2(foreign & -foreign);
    this.space = spaceOf(this.apart >= 0);
  }

  /** Which roll these values are. */
  rollOf(values: readonly number[]): number {
    return this.handOf(values, ALL) - this.space.first;
  }

  /** The hand that the values of the mask are. */
  handOf(values: readonly number[], mask: number): number {
    const { space, apart } = this;
    if (apart >= 0) {
      const alike = values.filter((_, i) => i !== apart && mask & (1 << i));
      return space.find(alike, mask & (1 << apart) ? values[apart] : 0);
    }
    let hand = 0;
    for (let i = 0; i < DICE; i++) if (mask & (1 << i)) hand = space.next[hand * FACES + values[i] - 1];
    return hand;
  }

  /** Values that are this roll. */
  valuesOf(roll: number): number[] {
    const { space, apart } = this;
    const values = [...space.values[space.first + roll]];
    if (apart >= 0) values.splice(apart, 0, space.apart[space.first + roll]);
    return values;
  }
}

export interface Problem {
  dice: Dice;
  results: Results;
  aids: Aid[];
  planner: Planner;
}

/** With the eyes of the seat, which must be all that `g` shows. `counts`: chances are wanted too. */
export const problemOf = (g: Game, seat: number, roll: Roll, { counts = false } = {}): Problem => {
  const dice = new Dice(roll);
  const results = resultsIn(g, seat, dice.space);
  const { rows, worth, best } = results;
  const aids = aidsOf(g, seat);
  const columns = counts ? ROWS_FROM + rows.length + aids.length : 1;
  let final: Ledger = worth;
  if (counts) {
    final = new Float64Array(worth.length * columns);
    for (let i = 0; i < worth.length; i++) {
      final[i * columns + WORTH] = worth[i];
      if (best[i] < 0) continue;
      final[i * columns + READY] = 1;
      final[i * columns + ROWS_FROM + best[i]] = 1;
    }
  }
  const { cp, tokens, hand } = g.seats[seat];
  const planner = new Planner({
    space: dice.space,
    final,
    columns,
    aids,
    usesFrom: counts ? ROWS_FROM + rows.length : -1,
    cp,
    tokens,
    cards: hand.length,
    attemptPrice: attemptPrice(g),
    cpWorth: pricesIn(g).cpOf(g.seats[seat].hero),
    fresh: freshAttempts(g),
  });
  return { dice, results, aids, planner };
};
