import type { GameEvent } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { turningPoint } from './turning-point.ts';

const turn = (n: number): GameEvent => ({ type: 'turn', seat: (n + 1) % 2, turn: n });
const health = (team: 'A' | 'B', from: number, to: number): GameEvent => ({ type: 'health', team, from, to });

const game = [
  turn(1),
  health('B', 50, 44),
  turn(2),
  turn(3),
  turn(4),
  health('A', 50, 30),
  turn(5),
  health('B', 44, 10),
  turn(6),
  turn(7),
];

test('one tries again from the last turn of one’s own with nothing lost', () => {
  expect(turningPoint(game, ['A', 'B'], [0])).toEqual({ turn: 3, seat: 0, event: 3 });
});

test('where another team was always ahead, from the first turn', () => {
  expect(turningPoint(game, ['A', 'B'], [1])).toEqual({ turn: 2, seat: 1, event: 2 });
});

test('with nobody nearly lost, among all who may', () => {
  expect(turningPoint(game, ['A', 'B'], [0, 1])?.turn).toBe(3);
  expect(turningPoint([turn(1), turn(2)], ['A', 'B'], [0, 1])?.turn).toBe(2);
  expect(turningPoint([turn(1)], ['A', 'B'], [1])).toBeNull();
});
