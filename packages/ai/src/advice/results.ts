// What every roll of five dice is worth if it is the last one: the best of the abilities it activates.

import { activatedBy, C, type CastRow, type Choice, choice, type Game } from '@mad-king/engine';
import { rowWorth } from '../estimate/abilities.ts';
import { looksAtDice } from '../estimate/reading.ts';
import type { Space } from './space.ts';

export interface AbilityRow {
  ability: string;
  level: number;
  /** Which of the requirements of the ability, from 0. */
  row: number;
  /** How it is announced. */
  choice: Choice;
}

export interface Results {
  /** All requirements of the abilities on the board. */
  rows: AbilityRow[];
  /** By roll: what it is worth, and the row that is activated for it, -1 if there is none. */
  worth: Float64Array;
  best: Int8Array;
  /** What activating this row with these dice is worth. */
  worthOf(row: AbilityRow, dice: readonly number[]): number;
}

export const resultsOf = (g: Game, seat: number, space: Space): Results => {
  const { hero: index, levels } = g.seats[seat];
  const hero = g.cast.heroes[index];
  const rows: AbilityRow[] = [];
  const cast: CastRow[] = [];
  const numbers = new Map<Choice, number>();
  for (const ability of hero.offence)
    hero.abilities[ability].levels[levels[ability]]?.rows.forEach((row, n) => {
      const activate = choice(C.Activate, ability, n);
      numbers.set(activate, rows.length);
      rows.push({ ability: hero.abilities[ability].id, level: levels[ability], row: n, choice: activate });
      cast.push(row);
    });
  const reads = cast.map(({ text }) => looksAtDice(g.cast.texts[text].effects));
  const known: (number | undefined)[] = cast.map(() => undefined);
  const worthOf = (row: number, dice: readonly number[]): number => {
    const value = known[row] ?? rowWorth(g, seat, cast[row], dice);
    if (!reads[row]) known[row] = value;
    return value;
  };
  const n = space.hands - space.first;
  const worth = new Float64Array(n);
  const best = new Int8Array(n).fill(-1);
  for (let roll = 0; roll < n; roll++) {
    const hand = space.first + roll;
    const apart = space.apart[hand];
    const dice = apart > 0 ? [...space.values[hand], apart] : space.values[hand];
    for (const chosen of activatedBy(g, seat, dice, apart > 0 ? 1 << (dice.length - 1) : 0)) {
      const row = numbers.get(chosen) as number;
      const value = worthOf(row, dice);
      if (value <= worth[roll]) continue;
      worth[roll] = value;
      best[roll] = row;
    }
  }
  return { rows, worth, best, worthOf: (row, dice) => worthOf(rows.indexOf(row), dice) };
};
