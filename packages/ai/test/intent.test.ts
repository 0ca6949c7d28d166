// What a computer tells its team.

import { compile, known, layOut, type Position, play, readChoice } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { intentOf } from '../src/index.ts';

const lib = compile(content);

const teams: Position = {
  mode: '2v2',
  phase: 'offence',
  dice: [1, 1, 1, 1, 6],
  seats: [
    { hero: 'barbarian', hand: [], cp: 2 },
    { hero: 'monk', hand: [] },
    { hero: 'thor', hand: [] },
    { hero: 'ninja', hand: [] },
  ],
};

test('the ability that the dice are rolled for, with its chance', () => {
  const g = layOut(lib, teams);
  const { ability, target, aids } = intentOf(g, 0);
  expect(ability?.id).toBe('overpower');
  expect(ability?.chance).toBeGreaterThan(0.2);
  expect(ability?.chance).toBeLessThan(1);
  expect({ target, aids }).toEqual({ target: null, aids: [] });
  g.attempts = g.attemptsMax;
  expect(intentOf(g, 0).ability?.id).toBe('smack');
  expect(intentOf(g, 0).ability?.chance).toBeCloseTo(1, 9);
});

test('what has been announced is certain', () => {
  const g = layOut(lib, teams);
  play(g, g.asked, readChoice(g, 'activate smack 2'));
  expect(intentOf(g, 0).ability).toEqual({ id: 'smack', chance: 1 });
});

test('nobody plans with the dice of others, or without any', () => {
  expect(intentOf(layOut(lib, teams), 1)).toEqual({ ability: null, target: null, aids: [] });
  expect(intentOf(layOut(lib, { ...teams, phase: 'main1', dice: [] }), 0).ability).toBeNull();
});

test('cards that are meant for these dice', () => {
  const [own, ...others] = teams.seats;
  const seats = [{ ...own, hand: ['six-it'], cp: 6 }, ...others];
  const g = layOut(lib, { ...teams, seats, dice: [6, 6, 6, 6, 1, 1, 1, 1, 1, 1] });
  g.attempts = g.attemptsMax;
  expect(intentOf(g, 0).aids).toEqual([{ of: 'card', card: 'six-it' }]);
});

test('whom one would attack, where there is a choice', () => {
  const g = layOut(lib, {
    mode: 'koth',
    phase: 'main1',
    seats: [30, 20, 45].map((health, i) => ({ hero: ['barbarian', 'monk', 'thor'][i], health, hand: [] })),
  });
  expect(intentOf(g, 0).target).toBe(2);
});

test('it tells nothing that the seat does not know', () => {
  const g = layOut(lib, teams);
  expect(intentOf(known(g, 0), 0)).toEqual(intentOf(g, 0));
});
