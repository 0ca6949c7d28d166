import { expect, test } from 'vitest';
import { isSameAnswer, keptValues } from './answering.ts';
import { barOf, partsOf, readyOf } from './why.ts';

const way = (choose: string, ends: Record<string, number>) => ({
  choose,
  worth: 5,
  ends: Object.entries(ends).map(([ability, chance]) => ({ ability, chance })),
});

test('every way is drawn in the order of one legend, what is unlikely as one part', () => {
  const ways = [
    way('keep 1', { smack: 0.5, rage: 0.1, reckless: 0.2, fortitude: 0.1, overpower: 0.05 }),
    way('keep 2', { fortitude: 0.8 }),
  ];
  const parts = partsOf(ways);
  expect(parts).toEqual(['fortitude', 'smack', 'reckless', 'rage']);
  expect(barOf(ways[0], parts).map(({ ability }) => ability)).toEqual([...parts, null]);
  expect(barOf(ways[1], parts)).toEqual([{ ability: 'fortitude', chance: 0.8 }]);
  expect(readyOf(ways[0])).toBeCloseTo(0.95);
});

test('dice that show the same are the same answer', () => {
  const values = [2, 5, 2, 6, 1];
  expect(keptValues('keep none', values)).toBe('');
  expect(isSameAnswer('keep 1 2', 'keep 2 3', values)).toBe(true);
  expect(isSameAnswer('keep 1', 'keep 2', values)).toBe(false);
  expect(isSameAnswer('activate none', 'keep none', values)).toBe(false);
  expect(isSameAnswer('activate smack 1', 'activate smack 1', values)).toBe(true);
});
