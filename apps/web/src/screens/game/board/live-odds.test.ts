import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { describe, expect, test } from 'vitest';
import { attemptsAhead, chanceWithin, oddsFor, positionsOf } from './live-odds.ts';

const hero = (id: string) => {
  const found = compile(content).heroes.find((h) => h.id === id);
  if (found === undefined) throw new Error(`no hero ${id}`);
  return found;
};
const barbarian = { hero: hero('barbarian'), levels: { smack: 1, rage: 1, 'mighty-blow': 1 } };

describe('the Barbarian: 1 to 3 are swords, 4 and 5 hearts, 6 is Pow', () => {
  test('one sword missing and three dice to roll: as the dice fall', () => {
    const odds = oddsFor(barbarian, 'smack', {
      values: [1, 2, 4, 5, 6],
      kept: [1, 2],
      attempts: 1,
      areMixed: false,
    });
    expect(odds?.now).toBeCloseTo(1 - 0.5 ** 3, 12);
    expect(odds?.best).toBeCloseTo(1 - 0.5 ** 3, 12);
    expect(odds?.keep).toEqual([1, 2]);
  });

  test('keeping the wrong dice costs chance', () => {
    const odds = oddsFor(barbarian, 'smack', {
      values: [1, 2, 4, 5, 6],
      kept: [4, 5, 6],
      attempts: 1,
      areMixed: false,
    });
    expect(odds?.now).toBe(0);
    expect(odds?.best).toBeCloseTo(0.875, 12);
  });

  test('two attempts for the last Pow: 1 - (5/6)²', () => {
    const odds = oddsFor(barbarian, 'rage', {
      values: [6, 6, 6, 6, 1],
      kept: [6, 6, 6, 6],
      attempts: 2,
      areMixed: false,
    });
    expect(odds?.now).toBeCloseTo(1 - (5 / 6) ** 2, 12);
  });

  test('made already: certain if one stops, open if one rolls on', () => {
    const odds = oddsFor(barbarian, 'smack', {
      values: [1, 2, 3, 5, 6],
      kept: [],
      attempts: 1,
      areMixed: false,
    });
    expect(odds?.best).toBe(1);
    expect(odds?.now).toBeLessThan(1);
    const stays = oddsFor(barbarian, 'smack', {
      values: [1, 2, 3, 5, 6],
      kept: [1, 2, 3, 5, 6],
      attempts: 1,
      areMixed: false,
    });
    expect(stays?.now).toBe(1);
  });

  test('nothing to say without attempts, and of what is not rolled for', () => {
    expect(
      oddsFor(barbarian, 'smack', { values: [1, 2, 3, 5, 6], kept: [], attempts: 0, areMixed: false }),
    ).toBeNull();
    expect(
      oddsFor(barbarian, 'thick-skin', { values: [1, 2, 3, 5, 6], kept: [], attempts: 1, areMixed: false }),
    ).toBeNull();
  });

  test('of dice that show no symbols nothing is said but about straights', () => {
    const dice = { values: [1, 2, 4, 5, 6], kept: [1, 2], attempts: 1, areMixed: true };
    expect(oddsFor(barbarian, 'smack', dice)).toBeNull();
    expect(oddsFor(barbarian, 'mighty-blow', dice)?.best).toBeGreaterThan(0);
  });

  test('within three attempts: five of a kind of one symbol is rare, three of six faces is not', () => {
    expect(chanceWithin(barbarian, 'rage', 3)?.chance).toBeCloseTo((1 - (5 / 6) ** 3) ** 5, 12);
    expect(chanceWithin(barbarian, 'smack', 3)?.chance).toBeGreaterThan(0.9);
    expect(chanceWithin(barbarian, 'thick-skin', 3)).toBeNull();
  });

  test('the chance of an ability does not depend on the dice that happen to be kept', () => {
    const dice = { values: [6, 6, 2, 4, 5], attempts: 2, areMixed: false };
    for (const ability of ['smack', 'mighty-blow', 'rage']) {
      const [none, some] = [[], [6, 6, 2]].map((kept) => oddsFor(barbarian, ability, { ...dice, kept }));
      expect([none?.best, none?.attempts]).toEqual([some?.best, 2]);
    }
  });
});

test('a token that takes an attempt counts before anything is rolled', () => {
  const tokens = content.heroes.flatMap((hero) => hero.tokens);
  const entangle = tokens.filter(({ id }) => id === 'entangle');
  expect([attemptsAhead([]), attemptsAhead(entangle)]).toEqual([3, 2]);
});

test('equal values are found at different places', () => {
  expect(positionsOf([1, 4, 1, 6, 1], [1, 1, 6])).toEqual([0, 2, 3]);
  expect(positionsOf([2, 2], [])).toEqual([]);
});
