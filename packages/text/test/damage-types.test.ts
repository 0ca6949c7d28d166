// The table of damage types (R11), as the rulebook prints it and as the engine plays it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, decision, layOut, play } from '@mad-king/engine';
import {
  add,
  type Card,
  DAMAGE_TYPES,
  type DamageType,
  deal,
  defence,
  defensive,
  type Hero,
  modifierCard,
  offensive,
  prevent,
  rollCard,
  row,
  rows,
  ultimateAbility,
} from '@mad-king/language';
import { expect, test } from 'vitest';
import { DAMAGE_TRAITS, type DamageTraits } from '../src/rulebook/damage-types.ts';

const DEALT = 10;
const ADDED = 3;
const PREVENTED = 2;

const damage = (type: DamageType) => deal(DEALT, type, type === 'collateral' ? { who: 'opponents' } : {});
const attack = (type: DamageType) =>
  (type === 'ultimate' ? ultimateAbility : offensive)('strike', 'Strike', 'design', {
    1: rows(row('claw x5', damage(type))),
  });
const hero = (id: string, type: DamageType): Hero => ({
  id,
  name: id,
  box: 'test',
  complexity: 1,
  colour: '#000000',
  dice: ['claw', 'claw', 'claw', 'claw', 'claw', 'claw'],
  tokens: [],
  abilities: [attack(type), defensive('scales', 'Scales', 'design', { 1: defence(1, prevent(1)) })],
  upgrades: [],
  cards: [modifierCard('fury', 'Fury', 0, 'design', [add(ADDED)])],
});
const shared: Card[] = [rollCard('cloak', 'Cloak', 0, 'design', [prevent(PREVENTED)])];

/** Plays one attack; `wanted` is done whenever it is offered. Tells whether it was, and the damage that came of it. */
const attacked = (type: DamageType, seat: number, wanted: string): { offered: boolean; lost: number } => {
  const library = compile({ heroes: [hero('drake', type), hero('wyrm', type)], sharedCards: shared });
  const g = layOut(library, {
    mode: 'duel',
    phase: 'offence',
    seats: [
      { hero: 'drake', hand: ['fury'] },
      { hero: 'wyrm', hand: ['cloak'] },
    ],
  });
  const health = g.health[1];
  let offered = false;
  for (let asked = decision(g); asked && g.health[1] === health; asked = decision(g)) {
    const { options } = asked;
    const doing = asked.seat === seat ? options.find(({ text }) => text.startsWith(wanted)) : undefined;
    const idle = options.find(({ text }) =>
      /^(activate|pass|stop|keep|defend none|announce|done)/.test(text),
    );
    offered ||= doing !== undefined;
    play(g, asked.seat, (doing ?? idle ?? options[0]).choice);
  }
  return { offered, lost: health - g.health[1] };
};

const played = (type: DamageType): DamageTraits => {
  const defended = attacked(type, 1, 'defend scales');
  const answered = attacked(type, 1, 'play cloak');
  const raised = attacked(type, 0, 'play fury');
  return {
    defence: defended.offered && defended.lost === DEALT - 1,
    answers: answered.offered && answered.lost === DEALT - PREVENTED,
    raise: raised.offered && raised.lost === DEALT + ADDED,
  };
};

test.each(DAMAGE_TYPES)('%s damage is what the engine makes of it', (type) => {
  expect(played(type)).toEqual(DAMAGE_TRAITS[type]);
});

test('the table is that of the rulebook', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/RULES.md'), 'utf8');
  for (const type of DAMAGE_TYPES) {
    const line = new RegExp(`^\\| ${type} \\|(.*)\\|$`, 'im').exec(docs.slice(docs.indexOf('## R11')));
    const [defendable, avoidable, modifiable] = (line?.[1] ?? '').split('|').map((cell) => cell.trim());
    const { defence: roll, answers, raise } = DAMAGE_TRAITS[type];
    expect([roll, answers, raise].map((yes) => (yes ? 'yes' : 'no'))).toEqual([
      defendable,
      avoidable,
      modifiable.split(',')[0],
    ]);
  }
});
