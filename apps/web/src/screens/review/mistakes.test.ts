import type { Verdict } from '@mad-king/after/review';
import { expect, test } from 'vitest';
import { mistakesOf } from './mistakes.ts';

const verdict = (at: number, cost: number, seat = 0): Verdict => ({
  at,
  turn: 1,
  seat,
  made: 'done',
  better: 'pass',
  cost,
  error: 0.5,
  grade: cost >= 8 ? 'blunder' : cost >= 2 ? 'error' : 'fine',
  told: cost >= 2 ? { chance: 50, worlds: 12, rows: [] } : null,
});

const verdicts = [
  verdict(1, 3),
  verdict(2, 1),
  verdict(3, 20, 1),
  verdict(4, 9),
  verdict(5, 4),
  verdict(6, 2),
];

test('errors and blunders of the seat, the costliest first', () => {
  const found = mistakesOf(verdicts, 0, new Map());
  expect(found.map(({ at, rank }) => [at, rank])).toEqual([
    [4, 1],
    [5, 2],
    [1, 3],
    [6, 4],
  ]);
});

test('the first three hide what was better until they are over', () => {
  const hidden = (looks: Parameters<typeof mistakesOf>[2]): number[] =>
    mistakesOf(verdicts, 0, looks).flatMap(({ at, isHidden }) => (isHidden ? [at] : []));
  expect(hidden(new Map())).toEqual([4, 5, 1]);
  expect(hidden(new Map([[5, { wrong: [], isOver: true, isFound: true }]]))).toEqual([4, 1]);
  expect(hidden(new Map([[4, { wrong: ['x'], isOver: false, isFound: false }]]))).toEqual([4, 5, 1]);
});
