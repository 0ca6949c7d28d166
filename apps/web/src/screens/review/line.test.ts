import { accountOf, type Point, type Verdict } from '@mad-king/after/review';
import { expect, test } from 'vitest';
import {
  apart,
  diceMarks,
  everyNth,
  heightAt,
  lineWithSteps,
  placeOf,
  plainLine,
  stacked,
  wordsSide,
} from './line.ts';

const TEAMS = [0, 1];

const point = (turn: number, at: number, chance: number, error = 0.02): Point => ({
  turn,
  seat: (turn + 1) % 2,
  at,
  chances: [chance, 1 - chance],
  errors: [error, error],
});

const verdict = (at: number, seat: number, cost: number): Verdict => ({
  at,
  turn: 1,
  seat,
  made: 'done',
  better: 'pass',
  cost,
  error: 1,
  grade: 'error',
  told: null,
});

/** Three turns: an error of one's own in the first, one of the other in the second. */
const points = [point(1, 0, 0.5), point(2, 10, 0.6), point(3, 20, 0.4), point(3, 24, 1, 0)];
const verdicts = [verdict(4, 0, 6), verdict(14, 1, 10)];
const { turns } = accountOf(points, verdicts, TEAMS, 0);
const dots = lineWithSteps(points, turns, verdicts, TEAMS, 0);

test('a choice lies within its turn', () => {
  expect(placeOf(points, 0)).toBeCloseTo(0.05);
  expect(placeOf(points, 9)).toBeCloseTo(0.95);
  expect(placeOf(points, 10)).toBeCloseTo(1.05);
  expect(placeOf(points, 23)).toBeCloseTo(2.875);
});

test('the line meets every turn where it began, falls by own errors and rises by those of others', () => {
  for (const [turn, { chances }] of points.entries())
    expect(dots.some(({ x, y }) => x === turn && Math.abs(y - 100 * chances[0]) < 1e-9)).toBe(true);
  const at = (place: number) => dots.filter(({ x }) => Math.abs(x - place) < 1e-9).map(({ y }) => y);
  const [before, after] = at(placeOf(points, 4));
  expect(after - before).toBeCloseTo(-6);
  const [low, high] = at(placeOf(points, 14));
  expect(high - low).toBeCloseTo(10);
  expect(Math.max(...dots.map(({ y }) => y))).toBeLessThanOrEqual(100);
});

test('its uncertainty follows it and ends with the game', () => {
  expect(dots[0].error).toBeCloseTo(2);
  expect(dots.at(-1)).toMatchObject({ y: 100, error: 0 });
  const late = dots.findLast(({ x }) => x < 3);
  expect(late?.error).toBeGreaterThan(0);
});

test('a mark stands where the line is before the choice', () => {
  const place = placeOf(points, 4);
  expect(heightAt(dots, place)).toBeCloseTo(50 + 16 * place);
  expect(heightAt(plainLine(points, 0), 0.5)).toBeCloseTo(55);
  expect(heightAt(dots, 3)).toBe(100);
});

test('several sides add up to a hundred, one’s own at the bottom', () => {
  const three: Point[] = [
    { turn: 1, seat: 0, at: 0, chances: [0.2, 0.5, 0.3], errors: [0, 0, 0] },
    { turn: 1, seat: 0, at: 9, chances: [0, 1, 0], errors: [0, 0, 0] },
  ];
  const layers = stacked(three, 1);
  expect(layers.map(({ team }) => team)).toEqual([1, 2, 0]);
  expect(layers.map(({ line }) => Math.round(line[0].y))).toEqual([50, 80, 100]);
  expect(layers.map(({ line }) => line[1].y)).toEqual([100, 100, 100]);
});

test('dice are marked from 15 points on, a joker only for the better', () => {
  const turn = (dice: number) => ({ ...turns[0], dice });
  expect(diceMarks([turn(14.9), turn(15), turn(-31), turn(30)])).toEqual([
    { index: 1, dice: 15, isJoker: false },
    { index: 2, dice: -31, isJoker: false },
    { index: 3, dice: 30, isJoker: true },
  ]);
});

test('marks do not lie on each other, nor outside', () => {
  const room = { width: 26, top: 10, bottom: 300, goes: 'up' as const };
  const marks = [60, 62, 64, 200].map((x) => ({ x, y: 40 }));
  const placed = apart(marks, room, [{ x: 200, y: 40 }]);
  for (const [i, a] of placed.entries())
    for (const b of [...placed.slice(i + 1), { x: 200, y: 40 }])
      expect(Math.abs(a.x - b.x) >= 26 || Math.abs(a.y - b.y) >= 26).toBe(true);
  for (const { y } of placed) expect(y).toBeGreaterThanOrEqual(10);
});

test('words beside a mark avoid other marks and the edge', () => {
  const mark = { x: 100, y: 50 };
  const side = (...others: { x: number; y: number }[]) => wordsSide(mark, 60, [mark, ...others], [0, 200]);
  expect(side()).toBe('right');
  expect(side({ x: 130, y: 100 })).toBe('right');
  expect(side({ x: 130, y: 55 })).toBe('left');
  expect(side({ x: 130, y: 55 }, { x: 70, y: 45 })).toBe('below');
  expect(wordsSide({ x: 190, y: 50 }, 60, [], [0, 200])).toBe('left');
});

test('numbers of turns get room', () => {
  expect(everyNth(40, 26)).toBe(1);
  expect(everyNth(14, 26)).toBe(2);
  expect(everyNth(4, 26)).toBe(10);
});
