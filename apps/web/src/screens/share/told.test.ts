import type { GameEvent } from '@mad-king/engine';
import { expect, test } from 'vitest';
import type { Strike } from '../../worker/luck.ts';
import { decidingRoll, healthLines, keptDice } from './told.ts';

test('health as each turn begins, and at the end', () => {
  const events: GameEvent[] = [
    { type: 'turn', seat: 0, turn: 1 },
    { type: 'health', team: 'B', from: 50, to: 43 },
    { type: 'turn', seat: 1, turn: 2 },
    { type: 'health', team: 'A', from: 50, to: 48 },
    { type: 'health', team: 'A', from: 48, to: 49 },
  ];
  const final = new Map([
    ['A', 49],
    ['B', 43],
    ['C', 35],
  ] as const);
  expect(healthLines(events, final)).toEqual([
    { team: 'A', points: [50, 50, 49] },
    { team: 'B', points: [50, 43, 43] },
    { team: 'C', points: [35, 35, 35] },
  ]);
});

const strike = (seat: number, gain: number): Strike => ({
  turn: 1,
  seat,
  ability: 'smack',
  kept: [],
  values: [1, 1, 1, 1, 1],
  chance: 0.1,
  gain,
  made: 1,
});

test('the deciding roll is the one that gave the winner most', () => {
  const strikes = [strike(0, 2), strike(1, 9), strike(0, 5), strike(0, -3)];
  expect(decidingRoll(strikes, [0])?.gain).toBe(5);
  expect(decidingRoll(strikes, [])?.gain).toBe(9);
  expect(decidingRoll([strike(0, -1)], [0])).toBeNull();
});

test('as many dice of a value were kept as were', () => {
  expect(keptDice([5, 2, 5, 5, 1], [5, 5, 1])).toEqual([true, false, true, false, true]);
});
