import { expect, test } from 'vitest';
import { sceneBefore } from './scene.ts';
import type { Course } from './stops.ts';

const of = (...turns: number[]): Course =>
  ({ events: [], stops: turns.map((turn) => ({ game: { turn } })) }) as unknown as Course;

test('a moment is seen from a few stops before', () => {
  expect(sceneBefore(of(1, 1, 1, 1, 1, 1, 1), 6)).toBe(2);
});

test('not from another turn than that in which it happened', () => {
  expect(sceneBefore(of(1, 1, 1, 2, 2, 2), 5)).toBe(3);
});

test('what ends a turn happened in that one', () => {
  expect(sceneBefore(of(1, 2, 2, 2, 3), 4)).toBe(1);
});

test('the first moment has nothing before it', () => {
  expect(sceneBefore(of(1, 1), 0)).toBe(0);
  expect(sceneBefore(of(1, 1), 1)).toBe(0);
});
