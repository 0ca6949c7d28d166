import { heroes } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { gradesOf, hitOf } from './hits.ts';

const level = (hero: string, ability: string, n: 1 | 2 | 3 = 1) => {
  const found = heroes.find(({ id }) => id === hero)?.abilities.find(({ id }) => id === ability)?.levels[n];
  if (found === undefined) throw new Error(`${hero} has no ${ability} ${n}`);
  return found;
};
const hit = (hero: string, ability: string, row = 0) => hitOf((level(hero, ability).rows ?? [])[row]);

test('what a row deals or heals for certain', () => {
  expect(hit('barbarian', 'smack', 2)).toEqual({ type: 'normal', amount: 8 });
  expect(hit('barbarian', 'sturdy-blow')).toEqual({ type: 'undefendable', amount: 4 });
  expect(hit('barbarian', 'fortitude')).toEqual({ type: 'heal', amount: 4 });
});

test('dice may make it undefendable', () => {
  const [, , five] = level('barbarian', 'smack', 2).rows ?? [];
  expect(hitOf(five)).toEqual({ type: 'normal', amount: 9 });
  expect(hitOf(five, [1, 1, 1, 2, 3])).toEqual({ type: 'normal', amount: 9 });
  expect(hitOf(five, [1, 1, 1, 1, 2])).toEqual({ type: 'undefendable', amount: 9 });
});

test('no number where the dice still decide', () => {
  expect(hit('barbarian', 'overpower')).toBeNull();
});

test('rows that ask for more and more of one symbol', () => {
  expect(gradesOf(level('barbarian', 'smack'))).toEqual({ symbol: 'sword', counts: [3, 4, 5] });
  expect(gradesOf(level('barbarian', 'sturdy-blow'))).toBeNull();
  expect(gradesOf(level('barbarian', 'thick-skin'))).toBeNull();
});
