// What every roll of five dice is worth if it is the last one, in words that an adviser uses.

import type { Choice, Game } from '@mad-king/engine';
import { C, choice } from '@mad-king/engine/inside';
import { resultsOf } from '../estimate/abilities.ts';
import type { Space } from './space.ts';

/** A row of an ability, and how it is announced. */
export interface AbilityRow {
  ability: string;
  level: number;
  /** Which of the requirements of the ability, from 0. */
  row: number;
  /** How it is announced. */
  choice: Choice;
}

export interface Results {
  /** Requirements of the abilities that may be activated. */
  rows: AbilityRow[];
  /** By roll: what it is worth, and the row that is activated for it, -1 if there is none. */
  worth: Float64Array;
  best: Int8Array;
  /** What activating this row is worth with each of the rolls that meet it. */
  worthsOf(row: AbilityRow): Map<number, number>;
}

export const resultsIn = (g: Game, seat: number, space: Space): Results => {
  const { rows: open, eachOf, worth, best } = resultsOf(g, seat, space.rolls);
  const { hero, levels } = g.seats[seat];
  const { abilities } = g.cast.heroes[hero];
  const rows = open.map(({ ability, n }) => ({
    ability: abilities[ability].id,
    level: levels[ability],
    row: n,
    choice: choice(C.Activate, ability, n),
  }));
  return {
    rows,
    worth,
    best,
    worthsOf: (row) => {
      const worths = new Map<number, number>();
      eachOf(open[rows.indexOf(row)].row, (roll, worth) => worths.set(roll, worth));
      return worths;
    },
  };
};
