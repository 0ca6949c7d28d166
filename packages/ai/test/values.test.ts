import { C, choice, compile, layOut, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import data from '../src/data/values.json' with { type: 'json' };
import { DICE, FIRST } from '../src/dice/multisets.ts';
import { earliness, featureNames, visit } from '../src/estimate/features.ts';
import { deedName, pricesIn, rowBias, rowName, standing, tokenPrices } from '../src/estimate/values.ts';
import { Examples, solve } from '../src/fitting/logistic.ts';
import { handOf, instinct, rollPlan, winChance } from '../src/index.ts';

const lib = compile(content);
const names = featureNames(lib);

test('features have names of their own, and all that is fitted is a feature', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(data.positions).filter((name) => !names.includes(name))).toEqual([]);
});

test('all rows that are fitted are rows of abilities', () => {
  const rows = new Set(
    lib.heroes.flatMap((hero) =>
      hero.abilities.flatMap(({ id, levels }) =>
        levels.flatMap((level, n) => level?.rows.map((_, row) => rowName(hero.id, id, n, row)) ?? []),
      ),
    ),
  );
  expect(Object.keys(data.rows).filter((name) => !rows.has(name))).toEqual([]);
});

test('all deeds that are fitted are cards or uses', () => {
  const deeds = new Set([
    ...lib.cards.map(({ index }) => deedName(lib, choice(C.Play, index))),
    ...lib.uses.map(({ index }) => deedName(lib, choice(C.Use, index, 1))),
  ]);
  expect(Object.keys(data.deeds).filter((name) => !deeds.has(name))).toEqual([]);
});

test('a level nobody has met is judged like the one below', () => {
  const name = (level: number): string => rowName('barbarian', 'smack', level, 0);
  expect(data.rows).not.toHaveProperty([name(2)]);
  const hero = lib.heroes.find(({ id }) => id === 'barbarian');
  const levels = hero?.abilities.find(({ id }) => id === 'smack')?.levels ?? [];
  const bias = [1, 2].map((level) => rowBias(lib)[levels[level]?.rows[0].text ?? -1]);
  expect(bias[1]).toBe(bias[0]);
  expect(bias[0]).toBe((data.rows as Record<string, number>)[name(1)]);
});

test('every card and every upgrade has been met and has a value', () => {
  const promo = new Set(lib.heroes.flatMap((hero) => hero.promo));
  const missing = lib.cards.filter(({ id, hero, index }) => {
    const name = hero === '' ? id : `${hero}/${id}`;
    return !promo.has(index) && !Object.hasOwn(data.positions, `card ${name}`);
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
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
    'hero monk': 1,
  });
  expect(earliness(g)).toBeCloseTo(20 / g.maxHealth, 12);
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

test('a plan for rolling is the same whether it was remembered or not', () => {
  const remembering = start(lib, { mode: 'duel', heroes: ['cursed-pirate', 'monk'], seed: 'plans' });
  for (let i = 0; i < 300 && remembering.result === null; i++) {
    const forgetful = { ...remembering, cast: { ...remembering.cast } };
    expect(rollPlan(remembering, remembering.active).worth(2)).toEqual(
      rollPlan(forgetful, remembering.active).worth(2),
    );
    play(remembering, remembering.asked, instinct(remembering));
  }
});

test('regression finds the weights that made the examples', () => {
  const examples = new Examples(2, 100_000);
  const weights = [0.8, -0.3];
  for (let a = -5; a <= 5; a++)
    for (let b = -5; b <= 5; b++) {
      const chance = 1 / (1 + Math.exp(-(weights[0] * a + weights[1] * b)));
      const wins = Math.round(200 * chance);
      for (let i = 0; i < 200; i++)
        examples.add(
          [
            [0, a],
            [1, b],
          ],
          i < wins ? 1 : 0,
        );
    }
  const found = examples.fit(examples.size, [0, 0], () => {});
  expect(found[0]).toBeCloseTo(0.8, 1);
  expect(found[1]).toBeCloseTo(-0.3, 1);
});

test('a system of equations is solved', () => {
  const x = solve(Float64Array.from([4, 1, 1, 3]), Float64Array.from([1, 2]));
  expect(4 * x[0] + x[1]).toBeCloseTo(1, 12);
  expect(x[0] + 3 * x[1]).toBeCloseTo(2, 12);
});
