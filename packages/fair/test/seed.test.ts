import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  fairSetup,
  isKey,
  keeps,
  newKey,
  type Share,
  seedOf,
  type Table,
} from '../src/index.ts';
import { keyOf, shareOf, TABLE } from './support.ts';

const secret = keyOf('secret');
const shares: Share[] = [shareOf('one'), shareOf('two')];
const seed = seedOf(TABLE, 'abc', secret, shares);

describe('a key', () => {
  test('is 64 digits of the chance it is given', () => {
    expect(newKey((bytes) => bytes.fill(171))).toBe('ab'.repeat(32));
    expect(() => newKey(() => {})).toThrow('a key needs chance');
    const keys = Array.from({ length: 200 }, () => newKey((bytes) => crypto.getRandomValues(bytes)));
    expect(keys.every(isKey)).toBe(true);
    expect(new Set(keys).size).toBe(200);
  });

  test('fits its own commitment and no other', () => {
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
    expect(keeps(commitmentOf(secret), secret)).toBe(true);
    expect(keeps(commitmentOf(secret), keyOf('another'))).toBe(false);
    expect(keeps(commitmentOf('short'), 'short')).toBe(false);
    expect(keeps(commitmentOf(secret.toUpperCase()), secret.toUpperCase())).toBe(false);
  });
});

describe('the seed', () => {
  test('is what anybody computes from the README', () => {
    const [one, two] = [keyOf('one'), keyOf('two')];
    const message = `["mad-king seed 1","duel",["barbarian","paladin"],[["healing","immediate"],["promo","true"]],2,"abc",["${one}","${two}"]]`;
    const table: Table = { ...TABLE, options: { promo: true, healing: 'immediate' }, first: 1 };
    expect(seedOf(table, 'abc', secret, shares)).toBe(
      createHmac('sha256', secret).update(message).digest('hex'),
    );
    expect(fairSetup(table, 'abc', secret, shares)).toEqual({
      ...table,
      seed: seedOf(table, 'abc', secret, shares),
      random: 'keyed',
    });
  });

  test('does not depend on the order in which options are named', () => {
    const of = (options: Table['options']) => seedOf({ ...TABLE, options }, 'abc', secret, shares);
    expect(of({ promo: true, healing: 'immediate' })).toBe(of({ healing: 'immediate', promo: true }));
  });

  test.each<[string, string]>([
    ['the secret', seedOf(TABLE, 'abc', keyOf('other'), shares)],
    ['the rules', seedOf(TABLE, 'abd', secret, shares)],
    ['the mode', seedOf({ ...TABLE, mode: 'koth' }, 'abc', secret, shares)],
    ['the heroes', seedOf({ ...TABLE, heroes: ['monk', 'paladin'] }, 'abc', secret, shares)],
    ['who sits where', seedOf({ ...TABLE, heroes: ['paladin', 'barbarian'] }, 'abc', secret, shares)],
    ['an option', seedOf({ ...TABLE, options: { promo: true } }, 'abc', secret, shares)],
    ['who begins', seedOf({ ...TABLE, first: 0 }, 'abc', secret, shares)],
    ['a nonce', seedOf(TABLE, 'abc', secret, [shares[0], shareOf('three')])],
    ['whose nonce it is', seedOf(TABLE, 'abc', secret, [shares[1], shares[0]])],
    ['an absent nonce', seedOf(TABLE, 'abc', secret, [shares[0], null])],
    ['which one is absent', seedOf(TABLE, 'abc', secret, [null, shares[1]])],
  ])('depends on %s', (_, other) => {
    expect(other).not.toBe(seed);
  });

  test('of a withheld nonce is that of none', () => {
    const withheld: Share = { commitment: commitmentOf(keyOf('two')), nonce: null };
    expect(seedOf(TABLE, 'abc', secret, [shares[0], withheld])).toBe(
      seedOf(TABLE, 'abc', secret, [shares[0], null]),
    );
  });

  test('never takes two tables for one, whatever their names contain', () => {
    const word = fc.string({ maxLength: 6 });
    const table = fc.record({ heroes: fc.array(word, { minLength: 1, maxLength: 3 }), mark: word });
    fc.assert(
      fc.property(table, table, (a, b) => {
        const of = ({ heroes, mark }: typeof a) =>
          seedOf(
            { mode: 'duel', heroes },
            mark,
            secret,
            heroes.map(() => null),
          );
        expect(of(a) === of(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
      { numRuns: 60 },
    );
  });

  test('needs a secret, and a share for each seat', () => {
    expect(() => seedOf(TABLE, 'abc', 'secret', shares)).toThrow('a secret is 64 hexadecimal digits');
    expect(() => seedOf(TABLE, 'abc', secret, [null])).toThrow('there are 2 seats, but shares of 1');
  });
});
