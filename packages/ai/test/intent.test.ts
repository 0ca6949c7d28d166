// What a computer tells its team.

import {
  type Choice,
  compile,
  type Game,
  known,
  layOut,
  notate,
  type Position,
  play,
  readChoice,
  start,
} from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { adviseKeeps, intentOf } from '../src/index.ts';
import { guess } from '../src/mind/imagine.ts';
import { instinct } from '../src/mind/instinct.ts';

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
  const { ability, target, aids } = intentOf(g, 0, 'king');
  expect(ability?.id).toBe('overpower');
  expect(ability?.chance).toBeGreaterThan(0.2);
  expect(ability?.chance).toBeLessThan(1);
  expect({ target, aids }).toEqual({ target: null, aids: [] });
  g.attempts = g.attemptsMax;
  expect(intentOf(g, 0, 'king').ability?.id).toBe('smack');
  expect(intentOf(g, 0, 'king').ability?.chance).toBeCloseTo(1, 9);
});

test('what has been announced is certain', () => {
  const g = layOut(lib, teams);
  play(g, g.asked, readChoice(g, 'activate smack 2'));
  expect(intentOf(g, 0, 'king').ability).toEqual({ id: 'smack', chance: 1 });
});

test('nobody plans with the dice of others, or without any', () => {
  expect(intentOf(layOut(lib, teams), 1, 'king')).toEqual({ ability: null, target: null, aids: [] });
  expect(intentOf(layOut(lib, { ...teams, phase: 'main1', dice: [] }), 0, 'king').ability).toBeNull();
});

test('cards that are meant for these dice', () => {
  const [own, ...others] = teams.seats;
  const seats = [{ ...own, hand: ['six-it'], cp: 6 }, ...others];
  const g = layOut(lib, { ...teams, seats, dice: [6, 6, 6, 6, 1, 1, 1, 1, 1, 1] });
  g.attempts = g.attemptsMax;
  expect(intentOf(g, 0, 'king').aids).toEqual([{ of: 'card', card: 'six-it' }]);
});

test('whom one would attack, where there is a choice', () => {
  const g = layOut(lib, {
    mode: 'koth',
    phase: 'main1',
    seats: [30, 20, 45].map((health, i) => ({ hero: ['barbarian', 'monk', 'thor'][i], health, hand: [] })),
  });
  expect(intentOf(g, 0, 'king').target).toBe(2);
});

test('it tells nothing that the seat does not know', () => {
  const g = layOut(lib, teams);
  expect(intentOf(known(g, 0), 0, 'king')).toEqual(intentOf(g, 0, 'king'));
});

/** What the dice show that a choice keeps; for all else, the choice. */
const keptIn = (g: Game, c: Choice): string => {
  const text = notate(g, c);
  if (!text.startsWith('keep')) return text;
  const dice = text.split(' ').slice(1).map(Number);
  return `keep ${dice.map((die) => g.rolls[0].values[die - 1]).sort()}`;
};

test.each(['knight', 'champion'] as const)('a %s means what it does with its dice', (name) => {
  let told = 0;
  for (const seed of ['oak', 'elm', 'ash']) {
    const [a, b, c, d] = ['pyromancer', 'tactician', 'huntress', 'treant'];
    const g = start(lib, { mode: '2v2', heroes: [a, b, c, d], seed });
    while (g.result === null && g.turn <= 12) {
      const does = instinct(guess(g, g.asked));
      if (g.ask === 'roll' && g.phase === 'offence' && g.asked === g.active) {
        const { ways = [] } = adviseKeeps(g) ?? {};
        const way = ways.find((one) => one.now && keptIn(g, one.choice) === keptIn(g, does));
        const aims = new Map<string, number>();
        for (const { ability, chance } of way?.abilities ?? [])
          aims.set(ability, (aims.get(ability) ?? 0) + chance);
        const { ability } = intentOf(g, g.asked, name);
        if (ability !== null) {
          expect(aims.get(ability.id)).toBeCloseTo(ability.chance, 9);
          expect(ability.chance).toBe(Math.max(...aims.values()));
        } else expect(aims.size).toBe(0);
        told++;
      }
      play(g, g.asked, does);
    }
  }
  expect(told).toBeGreaterThan(30);
});
