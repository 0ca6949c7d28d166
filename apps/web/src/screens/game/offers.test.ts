import type { MoveData } from '@mad-king/engine';
import { heroes } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { moveOf } from './move-in-test.ts';
import { isQuiet, offersOf, sealKey, standsElsewhere } from './offers.ts';

const paladin = heroes.find(({ id }) => id === 'paladin');
const offers = (...options: MoveData[]) => offersOf(options.map(moveOf), 0, paladin, { tithe: 2 });
const spend = (token: string, n: number | null = null): MoveData => ({
  kind: 'use',
  use: token,
  token,
  spends: true,
  n,
});

test('targets and players are their seats, dice their places', () => {
  expect(offers({ kind: 'target', seat: 1 }, { kind: 'target', seat: 2 }).seats).toEqual(
    new Map([
      [1, moveOf({ kind: 'target', seat: 1 })],
      [2, moveOf({ kind: 'target', seat: 2 })],
    ]),
  );
  expect(offers({ kind: 'player', seat: 0 }).seats.get(0)?.kind).toBe('player');
  expect(offers({ kind: 'die', die: 2 }).dice.get(2)).toEqual(moveOf({ kind: 'die', die: 2 }));
});

test('a card gathers what can be done with it', () => {
  const play = { kind: 'play', card: 'six-it' } as const;
  const sell = { kind: 'sell', card: 'six-it' } as const;
  const other = { kind: 'sell', card: 'tip-it' } as const;
  const pick = { kind: 'card', card: 'double-up' } as const;
  expect(offers(play, sell, other, pick).cards).toEqual(
    new Map([
      ['six-it', { play: moveOf(play), sell: moveOf(sell) }],
      ['tip-it', { sell: moveOf(other) }],
      ['double-up', { pick: moveOf(pick) }],
    ]),
  );
});

test('tokens are seals of their holder; spending is a seal of one’s own', () => {
  const burn = (slot: number): MoveData => ({ kind: 'token', token: 'burn', seat: 1, slot });
  const { seals } = offers(burn(0), burn(1), spend('protect'), spend('crit', 1));
  expect(seals.get(sealKey(1, 'burn'))).toEqual([burn(0), burn(1)].map(moveOf));
  expect(seals.get(sealKey(0, 'protect'))).toEqual([moveOf(spend('protect'))]);
  expect(seals.get(sealKey(0, 'crit'))).toEqual([moveOf(spend('crit', 1))]);
});

test('abilities: activations by row, defences, what comes first, and uses of passives in play', () => {
  const smite = (row: number): MoveData => ({ kind: 'activate', ability: 'smite', row });
  expect(offers(smite(0), smite(1)).abilities.get('smite')).toHaveLength(2);
  const none = [
    { kind: 'activate', ability: null, row: null },
    { kind: 'defend', ability: null },
  ] as const;
  expect(offers(...none).abilities.size).toBe(0);
  const source = { of: 'ability', hero: 'paladin', ability: 'tithe', level: 2, row: 0, part: '' } as const;
  expect(offers({ kind: 'first', source }).abilities.get('tithe')).toHaveLength(1);
  const id = paladin?.abilities.find((one) => one.id === 'tithe')?.levels[2]?.uses?.[0]?.id ?? '';
  const use: MoveData = { kind: 'use', use: id, token: null, spends: false, n: null };
  expect(offers(use).abilities.get('tithe')).toEqual([moveOf(use)]);
  expect(offersOf([moveOf(use)], 0, paladin, {}).abilities.size).toBe(0);
});

test('what stands on cards and dice, and what declines', () => {
  const all: MoveData[] = [
    { kind: 'play', card: 'a' },
    { kind: 'sell', card: 'a' },
    { kind: 'keep', dice: [0, 1] },
    { kind: 'keep', dice: [] },
    { kind: 'reroll', dice: [0] },
    { kind: 'pass' },
    { kind: 'no' },
    { kind: 'activate', ability: null, row: null },
    { kind: 'defend', ability: null },
    { kind: 'target', seat: 0 },
    { kind: 'done' },
    { kind: 'yes' },
    { kind: 'activate', ability: 'smite', row: null },
  ];
  const moves = all.map(moveOf);
  expect(moves.filter(standsElsewhere)).toEqual(moves.slice(0, 5));
  expect(moves.filter(isQuiet)).toEqual(moves.slice(5, 9));
});
