import { heroes } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { isQuiet, offersOf, sealKey, standsElsewhere } from './offers.ts';

const paladin = heroes.find(({ id }) => id === 'paladin');
const offers = (...options: string[]) => offersOf(options, 0, paladin, { tithe: 2 });

test('targets and players are their seats, dice their places', () => {
  expect(offers('target 2', 'target 3').seats).toEqual(
    new Map([
      [1, 'target 2'],
      [2, 'target 3'],
    ]),
  );
  expect(offers('player 1').seats.get(0)).toBe('player 1');
  expect(offers('die 3').dice.get(3)).toBe('die 3');
});

test('a card gathers what can be done with it', () => {
  expect(offers('play six-it', 'sell six-it', 'sell tip-it').cards).toEqual(
    new Map([
      ['six-it', { play: 'play six-it', sell: 'sell six-it' }],
      ['tip-it', { sell: 'sell tip-it' }],
    ]),
  );
  expect(offers('card double-up').cards.get('double-up')).toEqual({ pick: 'card double-up' });
});

test('tokens are seals of their holder; spending is a seal of one’s own', () => {
  const { seals } = offers('token 2 burn', 'token 2 burn 2', 'spend protect', 'spend crit 1');
  expect(seals.get(sealKey(1, 'burn'))).toEqual(['token 2 burn', 'token 2 burn 2']);
  expect(seals.get(sealKey(0, 'protect'))).toEqual(['spend protect']);
  expect(seals.get(sealKey(0, 'crit'))).toEqual(['spend crit 1']);
});

test('abilities: activations by row, defences, and uses of passives in play', () => {
  expect(offers('activate smite 1', 'activate smite 2').abilities.get('smite')).toHaveLength(2);
  expect(offers('activate none', 'defend none').abilities.size).toBe(0);
  const use = paladin?.abilities.find(({ id }) => id === 'tithe')?.levels[2]?.uses?.[0]?.id;
  expect(use).toBeDefined();
  expect(offers(`use ${use}`).abilities.get('tithe')).toEqual([`use ${use}`]);
  expect(offersOf([`use ${use}`], 0, paladin, {}).abilities.size).toBe(0);
});

test('what stands on cards and dice, and what declines', () => {
  expect(['play a', 'sell a', 'keep 1 2', 'keep none', 'reroll 1'].every(standsElsewhere)).toBe(true);
  expect(['pass', 'target 1', 'done'].some(standsElsewhere)).toBe(false);
  expect(['pass', 'no', 'activate none', 'defend none'].every(isQuiet)).toBe(true);
  expect(['done', 'yes', 'activate smite'].some(isQuiet)).toBe(false);
});
