import type { GameView } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { targetsOf } from './targets.ts';

const table = (mode: GameView['mode'], teams: number[], out: number[] = []) =>
  ({
    mode,
    first: 0,
    seats: teams.map((team, seat) => ({ team, out: out.includes(seat) })),
  }) as unknown as GameView;

test('2v2 for A1: left, right, they choose, I choose (R17.5.3)', () => {
  expect(targetsOf(table('2v2', [0, 1, 0, 1]), 0)).toEqual([
    { values: [1, 2], target: 1, chooser: -1 },
    { values: [3, 4], target: 3, chooser: -1 },
    { values: [5], target: -1, chooser: 1 },
    { values: [6], target: -1, chooser: 0 },
  ]);
});

test('3v3 for B1: every value names somebody (R17.6.3)', () => {
  expect(targetsOf(table('3v3', [0, 1, 0, 1, 0, 1]), 1)).toEqual([
    { values: [1, 2], target: 4, chooser: -1 },
    { values: [3, 4], target: 2, chooser: -1 },
    { values: [5, 6], target: 0, chooser: -1 },
  ]);
});

test('2v2v2 with a team gone: the count goes round again (R17.7.4)', () => {
  expect(targetsOf(table('2v2v2', [0, 1, 2, 0, 1, 2], [2, 5]), 0)).toEqual([
    { values: [1, 3], target: 1, chooser: -1 },
    { values: [2, 4], target: 4, chooser: -1 },
    { values: [5, 6], target: -1, chooser: 0 },
  ]);
});
