import { compile, layOut, play, start } from '@mad-king/engine';
import { C, choice } from '@mad-king/engine/inside';
import { content, heroes, sharedCards } from '@mad-king/heroes';
import type { Hero } from '@mad-king/language';
import { describe, expect, test, vi } from 'vitest';
import { handOf } from '../src/dice/index.ts';
import { DICE, FIRST } from '../src/dice/multisets.ts';
import { earliness, featuresOf, visit } from '../src/estimate/features.ts';
import { fittedIn } from '../src/estimate/fitted.ts';
import {
  cardBias,
  cpName,
  deedName,
  pricesIn,
  rowBias,
  rowName,
  standing,
  tokenPrices,
  useBias,
} from '../src/estimate/values.ts';
import { Contests, solve } from '../src/fitting/logistic.ts';
import { policy, winChance } from '../src/index.ts';
import { instinct, rollPlan } from '../src/inside.ts';

// Whole games take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const lib = compile(content);
const names = featuresOf(lib).map(({ name }) => name);
const { positions, rows, deeds } = fittedIn(lib);

test('features have names of their own, and all that is fitted is a feature', () => {
  expect(new Set(names).size).toBe(names.length);
  expect([...positions.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

test('all rows that are fitted are rows of abilities', () => {
  const known = new Set(
    lib.heroes.flatMap((hero) =>
      hero.abilities.flatMap(({ id, levels }) =>
        levels.flatMap((level, n) => level?.rows.map((_, row) => rowName(hero.id, id, n, row)) ?? []),
      ),
    ),
  );
  expect([...rows.keys()].filter((name) => !known.has(name))).toEqual([]);
});

test('all deeds that are fitted are cards, uses or what combat points are worth', () => {
  const known = new Set([
    ...lib.heroes.map(({ id }) => cpName(id)),
    ...lib.cards.map(({ index }) => deedName(lib, choice(C.Play, index))),
    ...lib.uses.map(({ index }) => deedName(lib, choice(C.Use, index, 1))),
  ]);
  expect([...deeds.keys()].filter((name) => !known.has(name))).toEqual([]);
});

test('what belongs to one hero stands with that hero, so that it is the same in any company', () => {
  for (const hero of heroes) {
    const tokens = new Set(hero.tokens.map(({ id }) => id));
    for (const name of Object.keys(hero.values?.positions ?? {})) {
      const token = /^(?:token|some) (.+)/.exec(name)?.[1];
      expect(token === undefined || tokens.has(token), `${hero.id} ${name}`).toBe(true);
    }
    const alone = compile({ heroes: [hero], sharedCards });
    for (const { name } of featuresOf(alone))
      expect(fittedIn(alone).positions.get(name), name).toEqual(positions.get(name));
  }
});

test('a level nobody has met is judged like the one below', () => {
  const name = (level: number): string => rowName('barbarian', 'smack', level, 0);
  expect(rows.has(name(2))).toBe(false);
  const hero = lib.heroes.find(({ id }) => id === 'barbarian');
  const levels = hero?.abilities.find(({ id }) => id === 'smack')?.levels ?? [];
  const bias = [1, 2].map((level) => rowBias(lib)[levels[level]?.rows[0].text ?? -1]);
  expect(bias[1]).toBe(bias[0]);
  expect(bias[0]).toBe(rows.get(name(1)));
});

describe('a hero whose values nobody has fitted', () => {
  const stranger = (id: string): Hero => {
    const { values: _values, ...hero } = heroes.find((hero) => hero.id === id) as Hero;
    return hero;
  };
  const unknown = ['treant', 'doctor-strange', 'cursed-pirate'].map(stranger);
  const small = compile({ heroes: [...unknown, ...heroes.filter(({ id }) => id === 'monk')], sharedCards });

  test('has cards, upgrades and tokens that are worth what such things are worth', () => {
    const g = start(small, { mode: 'duel', heroes: ['treant', 'monk'], seed: 'unknown' });
    const prices = pricesIn(g);
    for (const { index, hero, kind } of small.cards) {
      if (hero === '' || hero === 'monk') continue;
      expect(prices.held(index)).toBeGreaterThan(0);
      if (kind === 'upgrade') expect(prices.inPlay(index)).toBeGreaterThan(0);
    }
    const tokens = tokenPrices(small);
    const fitted = tokenPrices(lib);
    for (const { id, index, token } of small.kinds) {
      const known = lib.kinds.findIndex((kind) => kind.id === id);
      const isKnown = heroes.some(
        ({ id: hero, tokens }) => hero === 'monk' && tokens.some((t) => t.id === id),
      );
      if (isKnown) expect(tokens[index], id).toBe(fitted[known]);
      else expect(Math.sign(tokens[index]), id).toBe(token.kind === 'negative' ? -1 : 1);
    }
  });

  test('has texts that are worth what they are estimated at', () => {
    expect([...rowBias(small)].some((bias) => bias !== 0)).toBe(true); // the Monk's
    for (const { id, abilities } of small.heroes)
      for (const { levels } of id === 'monk' ? [] : abilities)
        for (const level of levels)
          for (const { text } of level?.rows ?? []) expect(rowBias(small)[text]).toBe(0);
    for (const { index, hero } of small.cards)
      if (hero !== '' && hero !== 'monk') expect(cardBias(small)[index]).toBe(0);
    expect(useBias(small)).toHaveLength(small.uses.length);
  });

  test.each(unknown.map(({ id }) => id))('%s is played to the end by a knight', (id) => {
    for (const heroes of [
      [id, 'monk'],
      ['monk', id],
    ]) {
      const g = start(small, { mode: 'duel', heroes, seed: `unknown ${id}` });
      const knight = policy('knight', { seed: 'unknown', nodes: 40 });
      while (g.asked >= 0) play(g, g.asked, knight.choose(g));
      expect(g.result).not.toBeNull();
    }
  });
});

test('what is visited is what lies there', () => {
  const g = layOut(lib, {
    mode: 'duel',
    seats: [
      { hero: 'monk', health: 20, cp: 5, hand: ['tip-it'], tokens: { chi: 3 } },
      { hero: 'thor', health: 30, hand: [] },
    ],
  });
  const seen = new Map<string, number>();
  visit(g, 0, (feature, n) => seen.set(names[feature], n));
  expect(Object.fromEntries(seen)).toMatchObject({
    health: 20,
    cp: 5,
    'first-cp': 3,
    hand: 1,
    'card tip-it': 1,
    'token chi': 3,
    'some chi': 1,
    'monk: hero': 1,
  });
  expect(earliness(g)).toBeCloseTo(20 / g.maxHealth, 12);
});

test('of the upgrades of an ability only the highest counts', () => {
  const inPlay = (upgrades: string[]): string[] => {
    const g = layOut(lib, { mode: 'duel', seats: [{ hero: 'barbarian', upgrades }, { hero: 'thor' }] });
    const seen: string[] = [];
    visit(g, 0, (feature) => seen.push(names[feature]));
    return seen.filter((name) => name.includes('in play'));
  };
  expect(inPlay(['smack-ii'])).toEqual(['barbarian: in play smack-ii']);
  expect(inPlay(['smack-ii', 'smack-iii', 'reckless-ii']).sort()).toEqual([
    'barbarian: in play reckless-ii',
    'barbarian: in play smack-iii',
  ]);
});

test('what lies there makes more or less of an attack', () => {
  const five = handOf([1, 1, 1, 1, 1]) - FIRST[DICE];
  const worth = (own: Record<string, number>, other: Record<string, number>): number => {
    const seats = [
      { hero: 'huntress', tokens: { nyra: 5, ...own } },
      { hero: 'shadow-thief', tokens: other },
    ];
    return rollPlan(layOut(lib, { mode: 'duel', phase: 'offence', seats }), 0).worth(0)[five];
  };
  const alone = worth({ 'nyra-active': 0 }, {});
  expect(worth({ 'nyra-active': 1 }, {})).toBeGreaterThan(alone + 1);
  expect(worth({ 'nyra-active': 0 }, { shadows: 1 })).toBeLessThan(alone - 0.5);
});

test('more health, and nothing bad on the board, is better', () => {
  const duel = (health: number, tokens: Record<string, number>) =>
    layOut(lib, {
      mode: 'duel',
      seats: [
        { hero: 'barbarian', health, tokens },
        { hero: 'pyromancer', health: 25 },
      ],
    });
  for (let health = 2; health < 50; health++)
    expect(winChance(duel(health, {}), 0), `${health}`).toBeGreaterThan(winChance(duel(health - 1, {}), 0));
  expect(standing(duel(25, { burn: 1 }), 0)).toBeLessThan(standing(duel(25, {}), 0));
});

test('prices are what they should be: tokens good or bad for their holder, a die changed at will above a dull card', () => {
  const g = start(lib, { mode: 'duel', heroes: ['barbarian', 'pyromancer'], seed: 'prices' });
  const price = (id: string): number => pricesIn(g).held(lib.cards.findIndex((card) => card.id === id));
  expect(price('so-wild')).toBeGreaterThan(price('better-d'));
  const token = (id: string): number => tokenPrices(lib)[lib.kinds.findIndex((kind) => kind.id === id)];
  for (const id of ['burn', 'poison', 'knockdown', 'bleed']) expect(token(id), id).toBeLessThan(0);
  for (const id of ['protect', 'evasive', 'fire-mastery', 'crit']) expect(token(id), id).toBeGreaterThan(0);
});

test('the last blow is worth more than its damage, and what goes beyond it nothing', () => {
  const worth = (health: number, dice: number[]): number => {
    const seats = [{ hero: 'barbarian' }, { hero: 'pyromancer', health }];
    const g = layOut(lib, { mode: 'duel', phase: 'offence', seats });
    return rollPlan(g, 0).worth(0)[handOf(dice) - FIRST[DICE]];
  };
  const [swords, small, large] = [
    [1, 1, 2, 4, 6],
    [1, 2, 3, 4, 6],
    [1, 2, 3, 4, 5],
  ];
  expect(worth(2, swords)).toBeGreaterThan(worth(50, swords) + 2);
  const more = (health: number): number => worth(health, large) - worth(health, small);
  expect(more(50)).toBeGreaterThan(1);
  expect(more(2)).toBe(0);
});

test('nobody rolls for an ability that is covered', () => {
  const seats = [{ hero: 'barbarian' }, { hero: 'loki' }];
  const g = layOut(lib, { mode: 'duel', phase: 'offence', seats });
  const five = handOf([1, 1, 1, 1, 1]) - FIRST[DICE];
  expect(rollPlan(g, 0).worth(0)[five]).toBeGreaterThan(2);
  const kind = g.cast.kinds.findIndex(({ token }) => token.marked === 'ability');
  const smack = g.cast.heroes[g.seats[0].hero].abilities.findIndex(({ id }) => id === 'smack');
  g.seats[0].marks = [kind, smack];
  expect(rollPlan(g, 0).worth(0)[five]).toBe(0);
});

describe('a plan for rolling is the same whether it was remembered or not', () => {
  const ids = lib.heroes.map(({ id }) => id);
  test.each(ids.map((id, i) => [id, ids[(i + 1) % ids.length]]))('%s against %s', (...heroes) => {
    const remembering = start(lib, { mode: 'duel', heroes, seed: 'plans' });
    for (let i = 0; i < 150 && remembering.result === null; i++) {
      const forgetful = { ...remembering, cast: { ...remembering.cast } };
      expect(rollPlan(remembering, remembering.active).worth(2)).toEqual(
        rollPlan(forgetful, remembering.active).worth(2),
      );
      play(remembering, remembering.asked, instinct(remembering));
    }
  });
});

test('regression finds the weights that decided the contests', () => {
  const contests = new Contests(2, 100_000);
  const weights = [0.8, -0.3];
  for (let a = -5; a <= 5; a++)
    for (let b = -5; b <= 5; b++) {
      const chance = 1 / (1 + Math.exp(-(weights[0] * a + weights[1] * b)));
      const wins = Math.round(200 * chance);
      for (let i = 0; i < 200; i++)
        contests.add([
          {
            values: [
              [0, a],
              [1, b],
            ],
            won: i < wins ? 1 : 0,
          },
          { values: [], won: i < wins ? 0 : 1 },
        ]);
    }
  const found = contests.fit(contests.size, [0, 0], () => {});
  expect(found[0]).toBeCloseTo(0.8, 1);
  expect(found[1]).toBeCloseTo(-0.3, 1);
});

test('and those of contests of three', () => {
  const contests = new Contests(1, 10_000);
  const strengths = [0, 1, 2];
  const all = strengths.reduce((sum, x) => sum + Math.exp(0.7 * x), 0);
  contests.add(strengths.map((x) => ({ values: [[0, x] as const], won: Math.exp(0.7 * x) / all })));
  expect(contests.fit(1, [0], () => {})[0]).toBeCloseTo(0.7, 2);
});

test('a system of equations is solved', () => {
  const x = solve(Float64Array.from([4, 1, 1, 3]), Float64Array.from([1, 2]));
  expect(4 * x[0] + x[1]).toBeCloseTo(1, 12);
  expect(x[0] + 3 * x[1]).toBeCloseTo(2, 12);
});
