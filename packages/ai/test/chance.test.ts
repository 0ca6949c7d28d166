// The chance of a throw, compared with trying everything.

import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { meetsDice } from '@mad-king/language/inside';
import { expect, test } from 'vitest';
import { chanceOfRows } from '../src/inside.ts';

const library = compile(content);

/** All ways the dice that are not kept can fall. */
const falls = (values: readonly number[], kept: number): number[][] =>
  values.reduce<number[][]>(
    (lists, value, die) =>
      lists.flatMap((list) =>
        (kept & (1 << die) ? [value] : [1, 2, 3, 4, 5, 6]).map((shown) => [...list, shown]),
      ),
    [[]],
  );

test.each([
  [[6, 1, 1, 3, 3], 0b00001, 0],
  [[6, 6, 1, 3, 3], 0b00011, 0],
  [[1, 2, 3, 4, 4], 0b01111, 0],
  [[1, 1, 6, 2, 5], 0b00111, 0b00001],
  [[1, 1, 6, 2, 5], 0b01010, 0b10000],
  [[1, 2, 3, 4, 5], 0, 0],
])('of %j with %i kept and %i foreign', (values, kept, foreign) => {
  for (const { faces, abilities, offence } of library.heroes.slice(0, 6))
    for (const index of offence) {
      const rows = abilities[index].levels[1]?.rows ?? [];
      const all = falls(values, kept);
      const met = all.filter((dice) => rows.some(({ need }) => meetsDice(need, dice, faces, foreign)));
      expect(chanceOfRows(rows, faces, values, kept, foreign)).toBeCloseTo(met.length / all.length, 10);
    }
});
