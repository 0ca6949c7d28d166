import type { GameView } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { targetsOf } from './targets.ts';

const table = (mode: GameView['mode'], teams: string, out: number[] = []) =>
  ({
    mode,
    first: 0,
    seats: [...teams].map((team, seat) => ({ team, out: out.includes(seat) })),
  }) as unknown as GameView;

test('2v2 for A1: left, right, they choose, I choose (R17.5.3)', () => {
  expect(targetsOf(table('2v2', 'ABAB'), 0)).toEqual([
    { values: [1, 2], seat: 1, chooses: false },
    { values: [3, 4], seat: 3, chooses: false },
    { values: [5], seat: 1, chooses: true },
    { values: [6], seat: 0, chooses: true },
  ]);
});

test('3v3 for B1: every value names somebody (R17.6.3)', () => {
  expect(targetsOf(table('3v3', 'ABABAB'), 1)).toEqual([
    { values: [1, 2], seat: 4, chooses: false },
    { values: [3, 4], seat: 2, chooses: false },
    { values: [5, 6], seat: 0, chooses: false },
  ]);
});

test('2v2v2 with a team gone: the count goes round again (R17.7.4)', () => {
  expect(targetsOf(table('2v2v2', 'ABCABC', [2, 5]), 0)).toEqual([
    { values: [1, 3], seat: 1, chooses: false },
    { values: [2, 4], seat: 4, chooses: false },
    { values: [5, 6], seat: 0, chooses: true },
  ]);
});
