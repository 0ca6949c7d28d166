import { expect, test } from 'vitest';
import { clearMarks, MARK } from './clear-marks.ts';

const places = (at: readonly number[], height: number) =>
  clearMarks(at, (place) => place, { width: 1000, height }).map(({ x, bottom }) => [x, bottom]);

test('marks stand where they belong, within the bar', () => {
  expect(places([0.5, 0, 1], 48)).toEqual([
    [500, 0],
    [MARK / 2, 0],
    [1000 - MARK / 2, 0],
  ]);
});

test('what would lie on another one goes a row up, and gives way to what cost more where there is none', () => {
  expect(places([0.5, 0.51, 0.49, 0.53], 48)).toEqual([
    [500, 0],
    [510, MARK],
    [530, 0],
  ]);
  expect(places([0.5, 0.51], 32)).toEqual([[500, 0]]);
});
