// The breakdown of damage is the computation: its steps add up and each cites a rule that help explains.

import type { DamageLine, Settlement } from '@mad-king/engine';
import { type Breakdown, plain, reference } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { RULES, speakers } from './language.ts';

const [, english] = speakers[0];
const table = {
  seat: 1,
  seats: [
    { hero: 'barbarian', team: 'A' },
    { hero: 'paladin', team: 'B' },
  ],
};

const line = (
  what: DamageLine['what'],
  amount: number,
  source: DamageLine['source'],
  to = 1,
): DamageLine => ({
  what,
  amount,
  type: 'normal',
  to,
  from: to === 1 ? 0 : 1,
  ofAttack: true,
  source,
});
const ability = (hero: string, id: string, level: number): DamageLine['source'] => ({
  of: 'ability',
  hero,
  ability: id,
  level,
  row: 0,
  part: '',
});
const token = (id: string, part: string): DamageLine['source'] => ({ of: 'token', token: id, part });

/** EX-1: two halves of 17 are 9 each, so nothing is left, and 9 go back. */
const example: Settlement = {
  players: [
    {
      seat: 0,
      lines: [line('reflect', 9, token('retribution', 'reflect'), 0)],
      subtotal: 0,
      reflected: 9,
      final: 9,
      fixed: 0,
      healed: 0,
      shielded: 0,
    },
    {
      seat: 1,
      lines: [
        line('damage', 18, ability('barbarian', 'overpower', 1)),
        line('half', 9, token('protect', 'prevent')),
        line('prevent', 3, ability('paladin', 'divine-defense', 3)),
        line('add', 5, { of: 'card', hero: 'barbarian', card: 'get-some' }),
        line('prevent', 3, { of: 'card', hero: 'paladin', card: 'absolution' }),
        line('half', 9, token('protect', 'prevent')),
      ],
      subtotal: 17,
      reflected: 0,
      final: 0,
      fixed: 0,
      healed: 0,
      shielded: 0,
    },
  ],
  dealt: 0,
};

const shown = ({ title, steps }: Breakdown): string[] => [
  plain(title),
  ...steps.map(({ text, value, isSum, rule }) => `${isSum ? '=' : ''}${value} ${plain(text)} (${rule})`),
];

test('the worked example of the rulebook', () => {
  const [barbarian, paladin] = english.damage(table, example);
  expect(shown(paladin)).toEqual([
    'Why you take no damage',
    '18 Overpower deals damage (R13.2)',
    '-3 Divine Defense III prevents damage (R13.3)',
    '5 Get Some! modifies the attack (R12.3)',
    '-3 Absolution! prevents damage (R13.3)',
    '=17 Subtotal (R13.3)',
    '-9 Protect prevents half, rounded up (R13.4)',
    '-9 Protect prevents half, rounded up (R13.4)',
    '=0 Final damage (R13.4)',
  ]);
  expect(shown(barbarian)).toEqual([
    'Why Barbarian takes 9 damage',
    '9 Retribution sends back half, rounded up (R13.5)',
    '=9 Final damage (R13.4)',
  ]);
});

test('ultimate damage is kept apart, and what is added to it with it', () => {
  const ultimate: DamageLine = { ...line('damage', 15, ability('barbarian', 'rage', 1)), type: 'ultimate' };
  const added: DamageLine = { ...line('standing', 2, token('targeted', 'standing')), type: 'ultimate' };
  const [player] = english.damage(table, {
    players: [
      {
        seat: 1,
        lines: [ultimate, added],
        subtotal: 0,
        reflected: 0,
        final: 0,
        fixed: 17,
        healed: 0,
        shielded: 0,
      },
    ],
    dealt: 17,
  });
  expect(shown(player)).toEqual([
    'Why you take 17 damage',
    '15 Rage! deals ultimate damage (R13.6)',
    '2 Targeted changes the attack (R12.3.7)',
    '=17 Damage that nothing can reduce (R13.6)',
  ]);
});

test('damage that depends on the attack joins before the subtotal', () => {
  const recoil: DamageLine = {
    ...line('damage', 4, ability('barbarian', 'reckless', 1), 0),
    from: 0,
    type: 'undefendable',
    ofAttack: false,
  };
  const [player] = english.damage(table, {
    players: [
      { seat: 0, lines: [recoil], subtotal: 4, reflected: 0, final: 4, fixed: 0, healed: 0, shielded: 0 },
    ],
    dealt: 9,
  });
  expect(shown(player)).toEqual([
    'Why Barbarian takes 4 damage',
    '4 Reckless deals undefendable damage because the attack did (V-24)',
    '=4 Subtotal (R13.3)',
    '=4 Final damage (R13.4)',
  ]);
});

test('a status effect that lets nothing through', () => {
  const hit = line('damage', 8, ability('barbarian', 'smack', 1));
  const [player] = english.damage(table, {
    players: [
      { seat: 1, lines: [hit], subtotal: 8, reflected: 0, final: 0, fixed: 0, healed: 0, shielded: 0 },
    ],
    dealt: 0,
  });
  expect(shown(player).at(-2)).toBe('-8 A status effect lets none of the attack through (R12.3.7)');
});

describe.each(speakers)('%s', (id, say) => {
  test('every rule that a step cites is explained', () => {
    const { rule: explained } = reference(say.voice, RULES[id]);
    for (const { steps } of say.damage(table, example))
      for (const { rule } of steps) expect(explained(rule), rule).not.toBeNull();
    for (const rule of ['R15.4.4', 'R2.10', 'V-24', 'V-09', 'V-29', 'SC-07', 'R12.3.7'])
      expect(explained(rule), rule).not.toBeNull();
    expect(explained('X-1')).toBeNull();
  });
});
