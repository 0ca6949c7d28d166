// Every event as a line of the log, for the players and for a spectator.

import type { DamageLine, GameEvent, Settlement } from '@mad-king/engine';
import { PHASES } from '@mad-king/language';
import { plain, type Table } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { faultsOf, faultsOfSentence, hero, ownWords, speakers } from './language.ts';

const smack: DamageLine = {
  what: 'damage',
  amount: 5,
  type: 'normal',
  to: 1,
  from: 0,
  ofAttack: true,
  source: { of: 'ability', hero: 'barbarian', ability: 'smack', level: 2, row: 0, part: '' },
};
const card: DamageLine['source'] = { of: 'card', hero: 'barbarian', card: 'get-some' };
const token = (id: string): DamageLine['source'] => ({ of: 'token', token: id, part: 'standing' });

const LINES: Record<DamageLine['what'], DamageLine[]> = {
  damage: [smack, { ...smack, to: null }, { ...smack, source: { of: 'setup', hero: 'barbarian' } }],
  add: [{ ...smack, what: 'add', source: card }],
  standing: [{ ...smack, what: 'standing', source: token('targeted') }],
  prevent: [{ ...smack, what: 'prevent', source: card }],
  half: [{ ...smack, what: 'half', source: token('protect') }],
  all: [{ ...smack, what: 'all', source: token('evasive') }],
  reflect: [{ ...smack, what: 'reflect', source: token('retribution') }],
  heal: [{ ...smack, what: 'heal', source: card }],
  'half-dealt': [{ ...smack, what: 'half-dealt', source: token('blinding-light') }],
};

const settlement = (final: number): Settlement => ({
  players: [{ seat: 1, lines: [smack], subtotal: 5, reflected: 0, final, fixed: 0, healed: 0, shielded: 0 }],
  dealt: final,
});

const EVENTS: Record<GameEvent['type'], GameEvent[]> = {
  'start-roll': [{ type: 'start-roll', seat: 0, value: 6 }],
  turn: [{ type: 'turn', seat: 0, turn: 3 }],
  phase: PHASES.map((phase) => ({ type: 'phase', phase, seat: 1 })),
  skipped: [{ type: 'skipped', phase: 'income', seat: 0 }],
  cp: [
    { type: 'cp', seat: 0, change: 2, cp: 4 },
    { type: 'cp', seat: 1, change: -1, cp: 0 },
  ],
  drew: [
    { type: 'drew', seat: 0, n: 2, cards: ['six-it', 'get-some'] },
    { type: 'drew', seat: 1, n: 1 },
  ],
  reshuffled: [{ type: 'reshuffled', seat: 0, n: 5 }],
  rolled: (['offence', 'targeting', 'defence', 'effect'] as const).flatMap((purpose): GameEvent[] => [
    { type: 'rolled', seat: 0, purpose, values: [1, 6], owners: [0, 0], rerolled: [0, 1] },
    { type: 'rolled', seat: 1, purpose, values: [1, 6], owners: [1, 0], rerolled: [1] },
  ]),
  altered: [
    { type: 'altered', seat: 0, die: 1, from: 2, to: 6, by: 0, reroll: false },
    { type: 'altered', seat: 1, die: 1, from: 2, to: 6, by: 0, reroll: false },
    { type: 'altered', seat: 1, die: 1, from: 2, to: 6, by: 1, reroll: true },
    { type: 'altered', seat: 0, die: 1, from: 2, to: 6, by: 1, reroll: true },
  ],
  attempt: [
    { type: 'attempt', seat: 0, change: 1 },
    { type: 'attempt', seat: 1, change: -1 },
  ],
  announced: [
    { type: 'announced', seat: 0, ability: 'smack', row: 1 },
    { type: 'announced', seat: 0, ability: 'overpower', row: 0 },
    { type: 'announced', seat: 1, ability: null, row: 0 },
  ],
  activated: [
    { type: 'activated', seat: 0, ability: 'smack', level: 1, row: 0, ultimate: false },
    { type: 'activated', seat: 0, ability: 'rage', level: 1, row: 0, ultimate: true },
  ],
  target: [{ type: 'target', seat: 0, target: 1 }],
  leader: [{ type: 'leader', seat: 0, target: 1 }],
  attack: [
    { type: 'attack', seat: 0, attack: true },
    { type: 'attack', seat: 0, attack: false },
  ],
  defends: [
    { type: 'defends', seat: 1, ability: 'divine-defense' },
    { type: 'defends', seat: 1, ability: null },
  ],
  declared: [
    { type: 'declared', seat: 0, card: 'six-it', use: null },
    { type: 'declared', seat: 1, card: null, use: 'tithe-draw' },
    { type: 'declared', seat: 0, card: null, use: 'prevent' },
  ],
  withdrawn: [
    { type: 'withdrawn', seat: 0, card: 'six-it', use: null },
    { type: 'withdrawn', seat: 1, card: null, use: 'reflect' },
  ],
  played: [{ type: 'played', seat: 0, card: 'get-some', cost: 2 }],
  upgraded: [{ type: 'upgraded', seat: 0, card: 'smack-ii', ability: 'smack', level: 2 }],
  sold: [{ type: 'sold', seat: 1, card: 'tithe-ii' }],
  used: [
    { type: 'used', seat: 1, token: 'protect', use: 'prevent', n: 1 },
    { type: 'used', seat: 1, token: 'chi', use: 'prevent', n: 3 },
    { type: 'used', seat: 0, token: 'mjolnir', use: 'throw', n: 1 },
    { type: 'used', seat: 1, token: null, use: 'tithe-draw', n: 1 },
  ],
  tokens: [
    { type: 'tokens', seat: 0, token: 'stun', change: 1, held: 1, lost: 0, by: 1 },
    { type: 'tokens', seat: 0, token: 'chi', change: 3, held: 5, lost: 2, by: 0 },
    { type: 'tokens', seat: 1, token: 'chi', change: 0, held: 5, lost: 1, by: 0 },
    { type: 'tokens', seat: 1, token: 'chi', change: -2, held: 0, lost: 0, by: 0 },
  ],
  transferred: [{ type: 'transferred', token: 'stun', from: 0, to: 1 }],
  limit: [{ type: 'limit', seat: 0, token: 'chi', limit: 6 }],
  healed: [{ type: 'healed', seat: 0, n: 4, health: 50, source: smack.source }],
  incoming: Object.values(LINES)
    .flat()
    .map((line) => ({ type: 'incoming', line })),
  isolated: [{ type: 'isolated', line: smack }],
  settled: [
    { type: 'settled', settlement: settlement(5) },
    { type: 'settled', settlement: settlement(0) },
  ],
  health: [{ type: 'health', team: 'B', from: 50, to: 45 }],
  defeated: [{ type: 'defeated', seats: [0, 1] }],
  'extra-phase': [
    { type: 'extra-phase', seat: 0, target: 1 },
    { type: 'extra-phase', seat: 0, target: null },
  ],
  restarted: [{ type: 'restarted', seat: 0 }],
  cancelled: [{ type: 'cancelled', seat: 1 }],
  undefendable: [{ type: 'undefendable', seat: 0 }],
  flipped: [{ type: 'flipped', seat: 0, side: 'cursed' }],
  discarded: [{ type: 'discarded', seat: 0, cards: ['six-it'] }],
  looked: [
    { type: 'looked', seat: 0, of: 1, where: 'hand', n: 2, cards: ['six-it', 'mighty'] },
    { type: 'looked', seat: 1, of: 0, where: 'hand', n: 2 },
    { type: 'looked', seat: 0, of: 0, where: 'deck', n: 1, cards: ['six-it'] },
    { type: 'looked', seat: 1, of: 1, where: 'deck', n: 3 },
    { type: 'looked', seat: 1, of: 1, where: 'deck', n: 1, cards: ['six-it'], shown: true },
  ],
  took: [
    { type: 'took', seat: 0, card: 'smack-ii' },
    { type: 'took', seat: 1, card: 'smack-ii', shown: true },
    { type: 'took', seat: 1 },
  ],
  shuffled: [{ type: 'shuffled', seat: 1 }],
  moved: [{ type: 'moved', token: 'mjolnir', from: 0, to: 1 }],
  turned: [{ type: 'turned', seat: 0, token: 'time-bomb', side: 1 }],
  covered: [{ type: 'covered', seat: 0, ability: 'smack' }],
  picked: [{ type: 'picked', seat: 0, by: 1, outcome: 2 }],
  stolen: [
    { type: 'stolen', what: 'cp', from: 0, to: 1, n: 2 },
    { type: 'stolen', what: 'health', from: 1, to: 0, n: 3 },
  ],
  conceded: [{ type: 'conceded', seat: 0 }],
  over: [
    { type: 'over', winner: 'A', drawn: [] },
    { type: 'over', winner: null, drawn: ['A', 'B'] },
  ],
};

const seats = [
  { hero: 'barbarian', team: 'A' },
  { hero: 'paladin', team: 'B' },
];
const tables: Table[] = [-1, 0, 1].map((seat) => ({ seat, seats }));
const mirror: Table = { seat: 0, seats: [seats[0], { ...seats[0], team: 'B' }] };

describe.each(speakers)('%s', (id, say) => {
  const english = speakers[0][1];

  test.each(Object.entries(EVENTS))('%s', (_type, events) => {
    for (const event of events)
      for (const table of tables) {
        const said = say.event(table, event);
        expect.soft(faultsOfSentence(said)).toEqual([]);
        if (id !== 'en' && ownWords(said) !== '')
          expect.soft(plain(said)).not.toBe(plain(english.event(table, event)));
      }
  });

  test('the reader is "you", others go by the names of their heroes', () => {
    const [event] = EVENTS.conceded;
    const own = plain(say.event(tables[1], event));
    const others = plain(say.event(tables[2], event));
    const name = say.hero(hero('barbarian')).name;
    expect(own).not.toContain(name);
    expect(others).toContain(name);
  });

  test('two players of the same hero are told apart', () => {
    expect(plain(say.event(mirror, { type: 'transferred', token: 'stun', from: 0, to: 1 }))).toMatch(/1.*2/);
  });

  test('the result, for the winner, the loser and a spectator', () => {
    for (const table of tables)
      for (const winner of [null, 'A', 'B'] as const)
        expect.soft(faultsOfSentence(say.result(table, { winner }))).toEqual([]);
  });

  test('a damage line in a few words', () => {
    for (const lines of Object.values(LINES))
      for (const line of lines)
        for (const { title, steps } of say.damage(tables[1], {
          players: [
            { seat: 1, lines: [line], subtotal: 5, reflected: 0, final: 5, fixed: 0, healed: 1, shielded: 1 },
          ],
          dealt: 5,
        })) {
          expect.soft(faultsOf(title)).toEqual([]);
          expect.soft(steps.flatMap((step) => faultsOf(step.text))).toEqual([]);
        }
  });
});
