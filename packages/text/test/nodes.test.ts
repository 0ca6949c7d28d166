// Every word of the card language in every language: effects, conditions, amounts, moments. A word without a sample
// here is a type error.

import type {
  AbilityLevel,
  Condition,
  Count,
  Effect,
  Hero,
  Moment,
  Price,
  Token,
  Use,
  Who,
} from '@mad-king/language';
import { plain } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { faultsOfSentence, hero, speakers } from './language.ts';

const self: Who = 'self';
const body: Effect[] = [{ do: 'heal', amount: 1, who: self }];
const price: Price = { cp: 2 };
const one = { base: 1, terms: [] };

const COUNTS: Record<Count['count'], Count[]> = {
  symbol: [{ count: 'symbol', symbol: 'sword' }],
  sum: [{ count: 'sum' }, { count: 'sum', highest: 2 }, { count: 'sum', highest: 1 }],
  held: [
    { count: 'held', token: 'stun', who: self },
    { count: 'held', token: 'stun', who: 'target' },
  ],
  present: [{ count: 'present', tokens: ['stun', 'concussion'] }],
  tokens: [{ count: 'tokens' }],
  room: [{ count: 'room', token: 'stun' }],
  cp: [
    { count: 'cp', who: self },
    { count: 'cp', who: 'target' },
  ],
  number: [{ count: 'number' }],
  upgrades: [{ count: 'upgrades' }, { count: 'upgrades', thisTurn: true }],
  'extra-attempts': [{ count: 'extra-attempts' }],
  dealt: [{ count: 'dealt' }],
};

const everyAmount = Object.values(COUNTS)
  .flat()
  .flatMap((of) => [
    { base: 0, terms: [{ times: 1, of }] },
    { base: 3, terms: [{ times: 2, of }] },
    { base: 0, terms: [{ times: 1, per: 2, of }] },
    { base: 0, terms: [{ times: 1, of }], half: true },
    { base: 0, terms: [{ times: 1, of }], table: [0, 1, 3] },
    { base: 0, terms: [{ times: 1, of }], most: 3 },
    { base: 4, terms: [{ times: -1, of }] },
  ]);

const CONDITIONS: Record<Condition['test'], Condition[]> = {
  symbols: [{ test: 'symbols', symbols: [{ symbol: 'sword', n: 2 }] }],
  'of-a-kind': [{ test: 'of-a-kind', n: 3 }],
  sum: [
    { test: 'sum', atLeast: 14 },
    { test: 'sum', atMost: 5 },
  ],
  die: [
    { test: 'die', from: 1, to: 2 },
    { test: 'die', from: 6, to: 6 },
  ],
  beats: [
    { test: 'beats', orEqual: false },
    { test: 'beats', orEqual: true },
  ],
  rerolled: [{ test: 'rerolled' }],
  held: [
    { test: 'held', token: 'stun', who: self, atLeast: 1 },
    { test: 'held', token: 'stun', who: 'target', atLeast: 2 },
    { test: 'held', token: 'stun', who: 'opponents', atLeast: 1 },
    { test: 'held', token: 'mjolnir', who: self, atLeast: 1 },
    { test: 'held', token: 'nyra', who: self, atLeast: 5 },
    { test: 'held', token: 'nanobot', who: self, atLeast: 2 },
  ],
  'own-leaflet': [{ test: 'own-leaflet' }],
  aged: [{ test: 'aged', token: 'stun' }],
  full: [{ test: 'full', token: 'stun' }],
  number: [
    { test: 'number', atLeast: 2 },
    { test: 'number', atLeast: 1, atMost: 1 },
    { test: 'number', atLeast: 0, atMost: 0 },
  ],
  'used-symbol': [{ test: 'used-symbol', symbol: 'pow' }],
  cp: [{ test: 'cp', atLeast: 3 }],
  upgrades: [{ test: 'upgrades', atLeast: 5 }],
  level: [
    { test: 'level', ability: 'smack', atLeast: 1 },
    { test: 'level', ability: 'smack', atLeast: 2 },
  ],
  side: [{ test: 'side', side: 'cursed' }],
  'health-below': [{ test: 'health-below', who: 'target' }],
  opponent: [{ test: 'opponent', who: 'that' }],
  same: [
    { test: 'same', who: 'that', as: 'target' },
    { test: 'same', who: 'that', as: self },
  ],
  started: [{ test: 'started' }],
  'own-turn': [{ test: 'own-turn' }],
  'roll-phase': [{ test: 'roll-phase' }],
  'attempts-below': [{ test: 'attempts-below', n: 3 }],
  tallied: [{ test: 'tallied', note: 'throw', atLeast: 2 }],
  attacking: [{ test: 'attacking' }],
  attacked: [{ test: 'attacked' }],
  'attacked-normally': [{ test: 'attacked-normally' }],
  'has-attacked': [{ test: 'has-attacked' }],
  ultimate: [{ test: 'ultimate' }],
  defending: [{ test: 'defending', ability: 'thick-skin' }],
  threatened: [{ test: 'threatened' }],
  'threatened-by-ability': [{ test: 'threatened-by-ability' }],
  'attack-deals': [{ test: 'attack-deals', atLeast: 5 }],
  'attack-was': [{ test: 'attack-was', atLeast: 6 }],
  defendable: [{ test: 'defendable' }],
  dealt: [
    { test: 'dealt', atLeast: 1 },
    { test: 'dealt', atLeast: 8 },
  ],
  hurt: [{ test: 'hurt' }],
  falling: [{ test: 'falling' }],
  'attack-made': [{ test: 'attack-made' }],
  noted: [{ test: 'noted', note: 'wild-west' }],
  not: [{ test: 'not', of: { test: 'attacked' } }],
  any: [{ test: 'any', of: [{ test: 'attacked' }, { test: 'attacking' }] }],
  all: [{ test: 'all', of: [{ test: 'attacked' }, { test: 'started' }, { test: 'own-turn' }] }],
};

const who: Who[] = [
  'self',
  'target',
  'that',
  'other',
  'opponents',
  'players',
  'inflicter',
  'origin',
  'owner',
  'active',
];
const toAll = (line: (whom: Who) => Effect): Effect[] => who.map(line);

const use: Use = { id: 'use', when: 'any', price, do: body };

const EFFECTS: Record<Effect['do'], Effect[]> = {
  deal: [
    ...toAll((who) => ({ do: 'deal', amount: 3, type: 'normal', who })),
    { do: 'deal', amount: 5, type: 'pure', who: 'that', isolated: true },
    { do: 'deal', amount: 4, type: 'collateral', who: self, hard: true },
    { do: 'deal', amount: 4, type: 'ultimate', who: 'target', ifDealt: 1 },
    { do: 'deal', amount: 1, type: 'undefendable', who: 'target', ifDealt: 3 },
    { do: 'deal', amount: 2, type: 'normal', who: 'target', drain: true },
    ...everyAmount.map((amount): Effect => ({ do: 'deal', amount, type: 'undefendable', who: 'target' })),
  ],
  add: everyAmount.map((amount) => ({ do: 'add', amount })),
  lessen: [{ do: 'lessen', amount: 1 }, ...everyAmount.map((amount): Effect => ({ do: 'lessen', amount }))],
  undefendable: [{ do: 'undefendable' }],
  prevent: [
    ...toAll((whom) => ({ do: 'prevent', amount: 1, who: whom })),
    ...toAll((whom) => ({ do: 'prevent', amount: 'half', who: whom })),
    ...toAll((whom) => ({ do: 'prevent', amount: 'all', who: whom })),
    ...everyAmount.map((amount): Effect => ({ do: 'prevent', amount, who: self })),
  ],
  reflect: [{ do: 'reflect' }],
  'halve-outgoing': [{ do: 'halve-outgoing' }],
  heal: [
    ...toAll((whom) => ({ do: 'heal', amount: 2, who: whom })),
    ...everyAmount.map((amount): Effect => ({ do: 'heal', amount, who: self })),
  ],
  'set-health': [{ do: 'set-health', to: 1 }],
  survive: [{ do: 'survive' }],
  'steal-health': toAll((who) => ({ do: 'steal-health', amount: 3, who })),
  cp: [
    ...toAll((whom) => ({ do: 'cp', amount: 2, who: whom })),
    ...everyAmount.map((amount): Effect => ({ do: 'cp', amount, who: self })),
  ],
  'lose-cp': toAll((whom) => ({ do: 'lose-cp', amount: 1, who: whom })),
  'steal-cp': toAll((who) => ({ do: 'steal-cp', amount: 2, who })),
  pay: [
    { do: 'pay', most: 'all' },
    { do: 'pay', most: 3 },
  ],
  gain: [
    ...toAll((whom) => ({ do: 'gain', token: 'evasive', amount: 2, who: whom })),
    ...everyAmount.map((amount): Effect => ({ do: 'gain', token: 'evasive', amount, who: self })),
    { do: 'gain', token: 'nyra', amount: 2, who: self },
    { do: 'gain', token: 'nanobot', amount: 1, who: self },
    { do: 'gain', token: 'nanobot', amount: 2, who: self },
    { do: 'gain', token: 'mjolnir', amount: 1, who: self },
    { do: 'gain', token: 'nyra-active', amount: 1, who: self },
  ],
  inflict: toAll((whom) => ({ do: 'inflict', token: 'stun', amount: one, who: whom })),
  remove: [
    ...toAll((who) => ({ do: 'remove', token: 'evasive', amount: 2, who })),
    { do: 'remove', token: 'evasive', amount: 'all', who: 'that' },
    { do: 'remove', token: 'nyra', amount: 2, who: self },
    { do: 'remove', token: 'nanobot', amount: 1, who: self },
    { do: 'remove', token: 'nyra-active', amount: 1, who: self },
  ],
  'remove-up-to': [
    { do: 'remove-up-to', token: 'chi', most: 1 },
    { do: 'remove-up-to', token: 'chi', most: 'all' },
  ],
  'remove-chosen': [{ do: 'remove-chosen' }],
  'remove-all': toAll((who) => ({ do: 'remove-all', who })),
  'transfer-chosen': toAll((who) => ({ do: 'transfer-chosen', who })),
  'pass-on': toAll((who) => ({ do: 'pass-on', who })),
  refuse: [{ do: 'refuse' }, { do: 'refuse', negative: true }],
  limit: [
    { do: 'limit', token: 'chi', by: 1 },
    { do: 'limit', token: 'chi', by: -1 },
  ],
  advance: toAll((who) => ({ do: 'advance', token: 'time-bomb', who })),
  'advance-next': [{ do: 'advance-next' }],
  'remove-next': [{ do: 'remove-next' }],
  'cover-ability': [{ do: 'cover-ability' }],
  'gain-chosen': [{ do: 'gain-chosen' }],
  'move-piece': toAll((who) => ({ do: 'move-piece', token: 'mjolnir', who })),
  'flip-board': [{ do: 'flip-board' }],
  draw: toAll((whom) => ({ do: 'draw', amount: 5, who: whom })),
  discard: [
    ...toAll((whom) => ({ do: 'discard', amount: 1, who: whom, how: 'choice' })),
    ...toAll((whom) => ({ do: 'discard', amount: 'all', who: whom, how: 'choice' })),
    { do: 'discard', amount: 2, who: 'target', how: 'random' },
  ],
  'look-at-hand': [{ do: 'look-at-hand', who: 'target' }],
  'look-at-top': [
    { do: 'look-at-top', n: 1 },
    { do: 'look-at-top', n: 3 },
  ],
  'take-upgrades': [{ do: 'take-upgrades' }],
  'put-back': [{ do: 'put-back' }],
  'return-one': [{ do: 'return-one' }],
  search: [
    { do: 'search', filter: 'upgrade' },
    { do: 'search', filter: 'any' },
  ],
  'put-into-play': [
    { do: 'put-into-play', from: 'hand', most: 1 },
    { do: 'put-into-play', from: 'deck', most: 2 },
  ],
  roll: [
    { do: 'roll', dice: 1, who: 'self', body },
    { do: 'roll', dice: 3, who: 'that', body },
    { do: 'roll', dice: 3, who: 'self', reroll: 3, body },
    { do: 'roll', dice: 3, who: 'self', reroll: 1, rerollIf: { test: 'own-turn' }, body },
    { do: 'roll', dice: 2, who: 'self', offer: use, body: [{ do: 'and-then' }, ...body] },
  ],
  'opposed-roll': [{ do: 'opposed-roll', body }],
  'choose-die': [
    { do: 'choose-die', whose: 'own', roll: 'any', who: 'self' },
    { do: 'choose-die', whose: 'team', roll: 'offensive', who: 'self', other: true },
    { do: 'choose-die', whose: 'opponents', roll: 'defensive', who: 'owner', even: true },
    { do: 'choose-die', whose: 'any', roll: 'any', who: 'self', may: true },
  ],
  'choose-value': [
    { do: 'choose-value', among: 'any' },
    { do: 'choose-value', among: 'step' },
    { do: 'choose-value', among: 'copy' },
    { do: 'choose-value', among: [4, 5] },
  ],
  'set-die': [
    { do: 'set-die', to: 6 },
    { do: 'set-die', to: 'chosen' },
    { do: 'set-die', to: 'opposite' },
  ],
  'reroll-die': [{ do: 'reroll-die' }],
  'reroll-dice': [
    { do: 'reroll-dice', whose: 'any', roll: 'defensive', most: 5, who: 'owner' },
    { do: 'reroll-dice', whose: 'any', roll: 'offensive', most: 2, who: 'owner' },
    { do: 'reroll-dice', whose: 'any', roll: 'any', most: 2, who: 'owner', exact: true },
    { do: 'reroll-dice', whose: 'own', roll: 'any', most: 2, who: 'self' },
    { do: 'reroll-dice', whose: 'team', roll: 'any', most: 2, who: 'self' },
    { do: 'reroll-dice', whose: 'opponents', roll: 'any', most: 2, who: 'self', exact: true },
    { do: 'reroll-dice', whose: 'any', roll: 'any', most: 5, who: 'self' },
  ],
  attempt: [
    { do: 'attempt', change: 1 },
    { do: 'attempt', change: -1 },
  ],
  'warp-die': [{ do: 'warp-die' }],
  skip: [{ do: 'skip' }],
  'extra-phase': [
    { do: 'extra-phase', against: 'self' },
    { do: 'extra-phase', against: 'target' },
    { do: 'extra-phase', against: 'anybody' },
  ],
  'restart-phase': [{ do: 'restart-phase' }],
  'cancel-ability': [{ do: 'cancel-ability' }],
  aim: [{ do: 'aim' }],
  'allow-defence': [{ do: 'allow-defence' }],
  redirect: [
    { do: 'redirect', token: 'nyra', split: false },
    { do: 'redirect', token: 'nyra', split: true },
  ],
  note: [],
  tally: [],
  'and-then': [],
  if: [
    { do: 'if', cond: { test: 'attacked' }, yes: body, no: [] },
    ...Object.values(CONDITIONS)
      .flat()
      .flatMap((cond): Effect[] => [
        { do: 'if', cond, yes: body, no: [{ do: 'undefendable' }] },
        { do: 'if', cond, yes: body, no: body },
        { do: 'if', cond: { test: 'not', of: cond }, yes: body, no: [] },
      ]),
  ],
  choose: [
    { do: 'choose', who: self, options: [{ do: body }, { do: [{ do: 'undefendable' }] }] },
    { do: 'choose', who: 'target', options: [{ do: body }, { if: { test: 'attacked' }, do: [] }] },
    { do: 'choose', who: self, most: 1, options: [{ do: body }, { do: body }] },
    { do: 'choose', who: self, most: 2, options: [{ do: body }, { do: body }, { do: body }] },
  ],
  may: [
    { do: 'may', who: self, yes: body, no: [] },
    { do: 'may', who: self, yes: [{ do: 'undefendable' }], no: body },
    { do: 'may', who: 'target', yes: body, no: [] },
    { do: 'may', who: self, price, yes: body, no: [] },
    { do: 'may', who: 'target', price: { token: 'chi', n: 2 }, yes: [], no: body },
    { do: 'may', who: 'that', price: { discard: 1 }, yes: body, no: body },
  ],
  repeat: [
    { do: 'repeat', times: 1, body },
    { do: 'repeat', times: 1, may: true, body },
    { do: 'repeat', times: 2, may: true, body },
    { do: 'repeat', times: 5, body },
    ...everyAmount.slice(0, 1).map((times): Effect => ({ do: 'repeat', times, may: true, body })),
    {
      do: 'repeat',
      times: 2,
      body: [
        { do: 'choose-player', among: 'opponent', as: 'that', may: true, distinct: true },
        { do: 'inflict', token: 'stun', amount: 1, who: 'that' },
      ],
    },
  ],
  'each-player': [
    { do: 'each-player', among: 'players', body },
    { do: 'each-player', among: 'opponents', body: [{ do: 'heal', amount: 1, who: 'that' }] },
  ],
  'unless-vetoed': [{ do: 'unless-vetoed', body }],
  'choose-player': [
    { do: 'choose-player', among: 'player', as: 'that' },
    { do: 'choose-player', among: 'another', as: 'that' },
    { do: 'choose-player', among: 'opponent', as: 'that' },
    { do: 'choose-player', among: 'teammate', as: 'that' },
    { do: 'choose-player', among: 'other', as: 'other' },
    { do: 'choose-player', among: 'threatened', as: 'that' },
    { do: 'choose-player', among: 'giver', as: 'that' },
    { do: 'choose-player', among: 'holder', as: 'that', may: true },
  ],
  'choose-token': [
    { do: 'choose-token', from: 'self' },
    { do: 'choose-token', from: 'anyone' },
    { do: 'choose-token', from: 'that' },
  ],
  'choose-kind': [{ do: 'choose-kind' }],
  'choose-number': [{ do: 'choose-number', most: 3 }],
  arrange: [{ do: 'arrange', n: 3 }],
  pick: toAll((who) => ({ do: 'pick', n: 3, who })),
};

const MOMENTS: Record<Moment, true> = {
  setup: true,
  'turn-start': true,
  upkeep: true,
  income: true,
  'offence-entry': true,
  'offence-begun': true,
  activate: true,
  'attack-declared': true,
  'target-known': true,
  'before-defence': true,
  placing: true,
  placed: true,
  reached: true,
  emptied: true,
  explode: true,
  'would-be-defeated': true,
  'damage-applied': true,
  'roll-phase-end': true,
  'roll-phases-over': true,
  'upgrade-played': true,
  'holder-defeated': true,
  'turn-end': true,
};

const barbarian = hero('barbarian');
/** The line on a card of a hero; at the price of a note nobody reads, notes count for nothing. */
const withCard = (line: Effect): Hero['cards'][number] => ({
  id: 'sample',
  name: 'Sample',
  cost: 1,
  timing: 'roll',
  src: 'design',
  do: [line],
});

describe.each(speakers)('%s', (_id, say) => {
  test.each(Object.entries(EFFECTS).filter(([, lines]) => lines.length > 0))('%s', (_word, lines) => {
    const faults = lines.flatMap((line) =>
      say.card(withCard(line), barbarian).text.flatMap(faultsOfSentence),
    );
    expect(faults).toEqual([]);
  });

  test('numbers that an earlier line left behind', () => {
    const setters: Effect[] = [
      { do: 'remove-up-to', token: 'chi', most: 3 },
      { do: 'pay', most: 'all' },
      { do: 'draw', amount: 2, who: self },
      { do: 'add', amount: 2 },
      { do: 'choose-number', most: 2 },
      { do: 'look-at-top', n: 3 },
      { do: 'pick', n: 3, who: 'target' },
    ];
    const faults = setters.flatMap((setter) =>
      CONDITIONS.number.flatMap((cond) => {
        const lines: Effect[] = [
          setter,
          { do: 'if', cond, yes: body, no: [] },
          { do: 'heal', amount: { base: 0, terms: [{ times: 2, of: { count: 'number' } }] }, who: self },
        ];
        return say.card({ ...withCard(setter), do: lines }, barbarian).text.flatMap(faultsOfSentence);
      }),
    );
    expect(faults).toEqual([]);
  });

  test('tokens: every moment, use and property', () => {
    const at = Object.fromEntries(
      Object.keys(MOMENTS).map((moment, i) => [moment, [{ do: 'heal' as const, amount: i + 1, who: self }]]),
    );
    const token: Token = {
      id: 'stun',
      name: 'Stun',
      kind: 'unique',
      limit: 3,
      limitOthers: 2,
      persistent: true,
      src: 'design',
      at,
      uses: [
        { id: 'a', when: 'any', modifier: true, do: body },
        { id: 'b', when: 'main', perTurn: 1, price: { token: 'stun', n: 3 }, do: body },
        { id: 'c', when: 'after', perTurn: 2, price: { token: 'chi', n: 2 }, do: body },
        { id: 'd', when: 'defence', perAttack: 1, price: { token: 'stun', n: 'any' }, do: body },
        { id: 'e', when: 'announce', perAttack: 2, aged: true, price: { token: 'chi', n: 'any' }, do: body },
        { id: 'f', when: 'income', only: { test: 'attacked' }, price: { discard: 2 }, do: body },
      ],
      standing: [
        { when: 'attacking', add: 1, only: { test: 'started' } },
        { when: 'attacked', add: 2, less: 1, none: true, attackerGains: 1 },
        { when: 'attacking', less: 1, none: true },
      ],
      forbids: ['actions', 'cards', 'defence'],
      forbidsIf: { test: 'own-turn' },
      fixed: 'not-removable',
      side: 2,
      declinable: true,
      secret: true,
      attemptPrice: 1,
    };
    const everybody: Token = { ...token, any: Object.keys(MOMENTS) as Moment[], fixed: 'not-transferable' };
    const texts = [token, everybody].flatMap((t) => say.token(t, barbarian).text);
    expect(texts.flatMap(faultsOfSentence)).toEqual([]);
    expect(new Set(texts.map(plain)).size).toBeGreaterThan(40);
  });

  test('passive and defensive abilities: every property', () => {
    const passive: AbilityLevel = {
      at: { upkeep: body },
      uses: [{ id: 'pay', when: 'any', price, do: body }],
      standing: [{ when: 'attacking', add: 1 }],
      permits: ['upgrades-in-roll-phases'],
      limits: { stun: 2 },
    };
    const defensive: AbilityLevel = {
      defence: { dice: 3, reroll: 2, rerollIf: { test: 'started' }, opposed: true, offer: use, do: body },
    };
    const abilities = [
      { id: 'p', name: 'P', slot: 'passive' as const, src: 'design' as const, levels: { 1: passive } },
      { id: 'd', name: 'D', slot: 'defensive' as const, src: 'design' as const, levels: { 1: defensive } },
    ];
    const texts = abilities.flatMap((ability) => say.ability(barbarian, ability, 1).text);
    expect(texts.flatMap(faultsOfSentence)).toEqual([]);
  });
});
