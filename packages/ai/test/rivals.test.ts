// Tables of more than two sides: whom to attack, and for whom to care.

import { compile, type Game, incoming, layOut, notate, type PositionSeat, play } from '@mad-king/engine';
import { C, kindOf } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { bestTarget, isLeader, stakesOf } from '../src/estimate/rivals.ts';
import { winChance } from '../src/index.ts';
import { instinct } from '../src/inside.ts';

const lib = compile(content);

const hill = (health: number[], more: Partial<PositionSeat>[] = []): Game =>
  layOut(lib, {
    mode: 'koth',
    options: { allowMirror: true },
    phase: 'main1',
    seats: health.map((n, i) => ({ hero: 'barbarian', health: n, cp: 2, hand: [], ...more[i] })),
  });

test('who leads is attacked rather than who is weak', () => {
  expect(bestTarget(hill([20, 30, 12, 18]), 0)).toBe(1);
  expect(bestTarget(hill([20, 18, 12, 30]), 0)).toBe(3);
});

test('of two sides there is no choice', () => {
  const g = layOut(lib, { mode: 'duel', seats: [{ hero: 'monk' }, { hero: 'thor' }] });
  expect([0, 1].map((seat) => bestTarget(g, seat))).toEqual([1, 0]);
});

test('stakes are 1 on average, and higher where the threat is', () => {
  const g = hill([20, 30, 12, 18]);
  const stakes = stakesOf(g, 0).filter((_, team) => team !== 0);
  expect(stakes.reduce((sum, one) => sum + one, 0) / 3).toBeCloseTo(1, 9);
  expect(stakes[0]).toBeGreaterThan(stakes[2]);
  expect(stakes[2]).toBeGreaterThan(stakes[1]);
});

test('leaders are all who have most (R17.3.3), and only on the hill', () => {
  expect([0, 1, 2, 3].map((team) => isLeader(hill([20, 30, 30, 18]), team))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const teams = layOut(lib, {
    mode: '2v2',
    seats: ['monk', 'thor', 'ninja', 'treant'].map((hero) => ({ hero })),
  });
  expect(isLeader(teams, 0)).toBe(false);
});

test('instinct turns against the leader', () => {
  const g = hill([20, 16, 33, 18]);
  g.fated = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1].reverse();
  for (let steps = 0; g.ask !== 'target' && steps < 40; steps++) play(g, g.asked, instinct(g));
  expect(g.ask).toBe('target');
  expect(notate(g, instinct(g))).toBe('target 3');
});

test('a team mate in danger is helped', () => {
  const seats = ['paladin', 'barbarian', 'monk', 'thor'].map((hero, seat) => ({
    hero,
    cp: 3,
    health: 4,
    hand: seat === 2 ? ['not-this-time'] : [],
  }));
  const g = layOut(lib, { mode: '2v2', active: 1, phase: 'main1', seats });
  const steps = ['done', 'activate smack 1', 'target 1'];
  g.fated = [1, 1, 1, 4, 5, 6, 6, 6, 6, 6, 6, 6].reverse();
  const offered = (): boolean => g.asked === 2 && g.choices.some((c) => kindOf(c) === C.Play);
  for (let n = 0; !offered() && g.result === null && n < 40; n++)
    play(g, g.asked, g.choices.find((c) => steps.includes(notate(g, c))) ?? g.choices[0]);
  expect(incoming(g, 0)).toBeGreaterThan(0);
  expect(notate(g, instinct(g))).toBe('play not-this-time');
});

test('all have the same chance where all is alike but the turn', () => {
  const g = hill([20, 20, 20, 20]);
  expect(winChance(g, 1)).toBeCloseTo(winChance(g, 2), 9);
  expect(winChance(g, 2)).toBeCloseTo(winChance(g, 3), 9);
});
