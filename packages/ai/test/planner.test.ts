// The planner against a slow reference that tries everything: random worths, every kind of change, with and without a die
// that is told apart.

import { below, type Roll, seedWords } from '@mad-king/engine/inside';
import {
  chooseDie,
  chooseValue,
  type Effect,
  oneMoreAttempt,
  repeat,
  rerollChosenDice,
  rerollDice,
  rerollDie,
  setDie,
} from '@mad-king/language';
import { describe, expect, test, vi } from 'vitest';
import type { Aid } from '../src/rolling/aids.ts';
import { changeOf } from '../src/rolling/changes.ts';
import { Planner } from '../src/rolling/planner.ts';
import { Dice } from '../src/rolling/problem.ts';
import { spaceOf } from '../src/rolling/space.ts';
import { reference } from './advice-reference.ts';

vi.setConfig({ testTimeout: 60_000 });

const texts: Record<string, { effects: Effect[]; cp: number; cost: number }> = {
  'set to 6': { effects: [chooseDie('own'), setDie(6)], cp: 1, cost: 0.4 },
  'set to 4 or 5': { effects: [chooseDie('own'), chooseValue([4, 5]), setDie('chosen')], cp: 1, cost: 0.5 },
  'one step': { effects: [chooseDie('any'), chooseValue('step'), setDie('chosen')], cp: 1, cost: 0.3 },
  'one step of an even die': {
    effects: [chooseDie('own', { even: true }), chooseValue('step'), setDie('chosen')],
    cp: 0,
    cost: 1,
  },
  'any value': { effects: [chooseDie('any'), chooseValue('any'), setDie('chosen')], cp: 2, cost: 0.9 },
  'a copy': { effects: [chooseDie('own'), chooseValue('copy'), setDie('chosen')], cp: 1, cost: 0.6 },
  'the opposite': { effects: [chooseDie('any'), setDie('opposite')], cp: 2, cost: 0.7 },
  'two dice, one step each': {
    effects: [
      chooseDie('any'),
      chooseValue('step'),
      setDie('chosen'),
      chooseDie('any', { other: true }),
      chooseValue('step'),
      setDie('chosen'),
    ],
    cp: 3,
    cost: 1,
  },
  'roll one': { effects: [chooseDie('own'), rerollDie], cp: 1, cost: 0.2 },
  'roll an even one': { effects: [chooseDie('own', { even: true }), rerollDie], cp: 1, cost: 0.2 },
  'roll one, perhaps twice': {
    effects: [repeat(2, chooseDie('team', { who: 'owner', may: true }), rerollDie)],
    cp: 1,
    cost: 0.5,
  },
  'roll up to two': { effects: [rerollDice('own', 'any', 2, 'self')], cp: 0, cost: 0.8 },
  'roll exactly two': { effects: [rerollChosenDice(2, 'own')], cp: 1, cost: 0.1 },
  'roll one, then set one': {
    effects: [chooseDie('own'), rerollDie, chooseDie('own'), setDie(6)],
    cp: 2,
    cost: 0.6,
  },
  'set one, then step of an even die': {
    effects: [
      chooseDie('own'),
      setDie(5),
      chooseDie('own', { even: true }),
      chooseValue('step'),
      setDie('chosen'),
    ],
    cp: 1,
    cost: 0.3,
  },
  'roll one, then roll an even one': {
    effects: [chooseDie('own'), rerollDie, chooseDie('own', { even: true }), rerollDie],
    cp: 1,
    cost: 0.3,
  },
  'one more attempt': { effects: [oneMoreAttempt], cp: 1, cost: 0.5 },
};

const aidOf = (name: string): Aid => {
  const { effects, cp, cost } = texts[name];
  const change = changeOf(effects, () => null);
  if (change === null) throw new Error(`"${name}" is no change`);
  const price = { cp, kind: -1, n: 0, any: false, discard: 0 };
  return { name: { of: 'card', card: name }, choice: 0, change, times: 1, price, isCard: true, cost };
};

interface Case {
  names: string[];
  attempts: number;
  cp: number;
  apart?: boolean;
  attemptPrice?: number;
}

const CP_WORTH = 0.4;

/** Random worths, so that no order among the rolls helps by accident; most rolls are worth nothing, as in the game. */
const compare = ({ names, attempts, cp, apart = false, attemptPrice = 0 }: Case, seed: string): void => {
  const random = seedWords(seed);
  const space = spaceOf(apart);
  const final = Float64Array.from(space.ofWhole, () =>
    below(random, 3) === 0 ? below(random, 1000) / 100 : 0,
  );
  const rollOf = (dice: readonly number[]): number =>
    space.find(apart ? dice.slice(0, 4) : dice, apart ? dice[4] : 0) - space.first;
  const planner = new Planner({
    space,
    final,
    columns: 1,
    aids: names.map(aidOf),
    usesFrom: -1,
    cp,
    tokens: [],
    cards: names.length,
    attemptPrice,
    cpWorth: CP_WORTH,
    fresh: 3,
  });
  const slow = reference({
    final: (dice) => final[rollOf(dice)],
    aids: names.map((name) => texts[name]),
    attemptPrice,
    cpWorth: CP_WORTH,
    apart,
  });
  const rows = planner.at(attempts);
  // Trying everything takes long while there are dice to be rolled.
  for (let i = 0; i < (attempts === 0 ? 40 : 1); i++) {
    const dice = Array.from({ length: 5 }, () => below(random, 6) + 1);
    expect(rows[rollOf(dice)], `${dice} with ${names}`).toBeCloseTo(slow(dice, attempts, cp), 9);
  }
};

describe('the planner finds what trying everything finds', () => {
  test.each(Object.keys(texts))('last roll: %s', (name) => {
    compare({ names: [name], attempts: 0, cp: 3 }, name);
    compare({ names: [name], attempts: 0, cp: 3, apart: true }, `${name} apart`);
  });

  const quick = Object.keys(texts).filter((name) => name !== 'one more attempt');
  test.each(quick)('one attempt left: %s', (name) => {
    compare({ names: [name], attempts: 1, cp: 3 }, name);
  });

  test.each([
    { names: ['set to 6', 'one step'], attempts: 1, cp: 2 },
    { names: ['one step', 'a copy', 'any value'], attempts: 0, cp: 3 },
    { names: ['roll one', 'one step'], attempts: 1, cp: 2 },
    { names: ['roll one', 'roll up to two', 'set to 6'], attempts: 0, cp: 2 },
    { names: ['one more attempt', 'set to 6'], attempts: 0, cp: 2 },
    { names: ['one more attempt', 'roll one'], attempts: 0, cp: 1 },
    { names: ['roll one', 'set to 6'], attempts: 1, cp: 2, attemptPrice: 1 },
    { names: ['one step of an even die', 'roll one'], attempts: 1, cp: 1, apart: true },
  ])('together: $names, $attempts attempts, $cp CP', (one) => compare(one, one.names.join()));
});

test('chances come along with the best play', () => {
  // The second column says the same as the first where nothing costs anything, whatever is done on the way.
  const random = seedWords('along');
  const space = spaceOf(false);
  const final = Float64Array.from({ length: 2 * space.ofWhole.length }, () => 0);
  for (let roll = 0; roll < space.ofWhole.length; roll++)
    final.fill(below(random, 100), 2 * roll, 2 * roll + 2);
  const planner = new Planner({
    space,
    final,
    columns: 2,
    aids: ['one step', 'roll one, perhaps twice', 'roll an even one', 'one more attempt'].map((name) => ({
      ...aidOf(name),
      cost: 0,
    })),
    usesFrom: -1,
    cp: 3,
    tokens: [],
    cards: 4,
    attemptPrice: 0,
    cpWorth: CP_WORTH,
    fresh: 3,
  });
  const rows = planner.at(2);
  for (let roll = 0; roll < space.ofWhole.length; roll++)
    expect(rows[2 * roll + 1]).toBeCloseTo(rows[2 * roll], 9);
});

describe.each([
  ['five dice alike', 0],
  ['one of them told apart', 4],
])('%s', (_, foreign) => {
  const dice = new Dice({ foreign } as Roll);

  test('the ways in which all rolls fall add up to 6^5', () => {
    expect(dice.space.ways.reduce((sum, n) => sum + n, 0)).toBe(7776);
  });

  test('every roll has values in their places', () => {
    for (let roll = 0; roll < dice.space.ways.length; roll++) {
      const values = dice.valuesOf(roll);
      expect(values).toHaveLength(5);
      expect(dice.rollOf(values)).toBe(roll);
    }
  });
});
