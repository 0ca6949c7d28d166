import type { GameEvent } from '@mad-king/engine';
import { expect, test } from 'vitest';
import type { Strike } from '../../worker/luck.ts';
import { chancesOf, healthLines, keptDice, tellingRoll } from './told.ts';

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

const strike = (seat: number, gain: number, made = 1): Strike => ({
  turn: 1,
  seat,
  ability: 'smack',
  kept: [],
  values: [1, 1, 1, 1, 1],
  chance: 0.1,
  gain,
  made,
});

test('without a review the luckiest roll of the winner is told, and not said to decide', () => {
  const strikes = [strike(0, 2), strike(1, 9), strike(0, 5), strike(0, -3)];
  expect(tellingRoll(strikes, [0], null)).toEqual({ strike: strikes[2], moved: null });
  expect(tellingRoll(strikes, [], null)?.strike.gain).toBe(9);
  expect(tellingRoll([strike(0, -1)], [0], null)).toBeNull();
});

test('where chances are known, the roll in whose turn they rose most decides', () => {
  const points = [0.4, 0.45, 0.3, 0.8, 1].map((chance, turn) => ({
    turn,
    seat: turn % 2,
    at: turn * 10,
    chances: [1 - chance, chance],
    errors: [0, 0],
  }));
  const line = chancesOf({ points, teams: [0, 1] }, 1);
  const strikes = [strike(1, 9, 4), strike(1, 3, 21), strike(1, 2, 30), strike(1, 1, 31)];
  expect(tellingRoll(strikes, [1], line)).toEqual({ strike: strikes[1], moved: { before: 0.3, after: 0.8 } });
  // In a turn in which the chance fell, or hardly rose, nothing was decided.
  expect(tellingRoll([strike(1, 9, 15)], [1], line)?.moved).toBeNull();
  expect(tellingRoll([strike(1, 9, 4)], [1], line)?.moved).toBeNull();
});

test('as many dice of a value were kept as were', () => {
  expect(keptDice([5, 2, 5, 5, 1], [5, 5, 1])).toEqual([true, false, true, false, true]);
});
