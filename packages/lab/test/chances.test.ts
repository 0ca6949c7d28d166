// Chances to win: they add up to 1 at every table, and what is told comes about.

import { winChance } from '@mad-king/ai';
import { instinct } from '@mad-king/ai/inside';
import { compile, play, start } from '@mad-king/engine';
import { C, choice } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { calibrationOf } from '../src/calibration.ts';
import { lab } from '../src/lab.ts';
import { readSeating, SEATINGS } from '../src/line-up.ts';

vi.setConfig({ testTimeout: 120_000 });

const library = compile(content);
const ids = library.heroes.map(({ id }) => id);

test('the error is the distance between what was told and what came', () => {
  const told = [0.2, 0.2, 0.2, 0.2].map((chance, i) => ({ chance, came: i === 0 ? 1 : 0 }));
  const { error, bins, n } = calibrationOf(told);
  expect(n).toBe(4);
  expect(error).toBeCloseTo(0.05, 12);
  expect(bins).toEqual([{ n: 4, told: 0.2, came: 0.25 }]);
  expect(calibrationOf([{ chance: 1, came: 1 }]).error).toBe(0);
  expect(calibrationOf([]).error).toBe(0);
});

test.each(SEATINGS)('chances of all sides add up to 1: %s', (name) => {
  const { mode, sides, players } = readSeating(name);
  const g = start(library, { mode, heroes: ids.slice(3, 3 + sides * players), seed: name });
  const all = (): number =>
    Array.from({ length: g.teams }, (_, team) => winChance(g, team)).reduce((sum, one) => sum + one, 0);
  for (let turn = 0; g.result === null; play(g, g.asked, instinct(g)))
    if (g.turn !== turn) {
      turn = g.turn;
      expect(all()).toBeCloseTo(1, 9);
      for (let seat = 0; seat < g.seats.length; seat++)
        expect(winChance(g, seat)).toBe(winChance(g, g.seats[seat].team));
    }
  expect(all()).toBeCloseTo(1, 9);
});

test('who gives up has no chance, and the others have theirs', () => {
  const g = start(library, { mode: 'koth', heroes: ids.slice(0, 4), seed: 'gone' });
  play(g, 2, choice(C.Concede, 2));
  const chances = [0, 1, 2, 3].map((seat) => winChance(g, seat));
  expect(chances[2]).toBe(0);
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
});

test('lab chances measures the modes that are named', async () => {
  const { stdout, code } = await lab(['chances', '--modes', '2v2,koth-3', '--games', '3', '--json']);
  expect(code).toBe(0);
  const { modes } = JSON.parse(stdout);
  expect(modes.map(({ mode, games }: { mode: string; games: number }) => `${mode} ${games}`)).toEqual([
    '2v2 3',
    'koth-3 3',
  ]);
  for (const { n, error, loss } of modes) {
    expect(n).toBeGreaterThan(50);
    expect(error).toBeLessThan(0.6);
    expect(loss).toBeGreaterThan(0);
  }
  const wrong = await lab(['chances', '--modes', 'koth']);
  expect(wrong.stderr).toMatch(/a mode is one of duel, .*koth-6, not "koth"/);
  expect(wrong.code).toBe(1);
});
