import type { Mode } from '@mad-king/language';
// Positions that no game can come to are refused, with the place in the position.

import { companion, coverAbility, negative, upgrade } from '@mad-king/language';
import { describe, expect, test } from 'vitest';
import { layOut, type Position, type PositionSeat, SetupError, view } from '../src/index.ts';
import { hero, testLibrary } from './fixtures.ts';

const plain = hero('drake');
const library = testLibrary(
  hero('drake', {
    tokens: [
      ...plain.tokens,
      negative('bomb', 'Bomb', 2, 'design', { marked: 'side' }),
      negative('veil', 'Veil', 2, 'design', { marked: 'ability', at: { placed: [coverAbility] } }),
      companion('wolf', 'Wolf', 3, 'design'),
      companion('wolf-awake', 'Wolf, awake', 1, 'design', { partOf: 'wolf' }),
      companion('hawk', 'Hawk', 1, 'design', { limitOthers: 1, marked: 'owner' }),
      negative('daze', 'Daze', 1, 'design', { marked: 'inflicter' }),
    ],
    abilities: plain.abilities.map((ability) =>
      ability.id === 'bite' ? { ...ability, levels: { ...ability.levels, 3: ability.levels[2] } } : ability,
    ),
    upgrades: [...plain.upgrades, upgrade('Bite III', 'bite', 3, 3, 'design')],
    cards: [...plain.cards, { ...plain.cards[0], id: 'gift', promo: true }],
  }),
  hero('wyrm'),
  hero('naga'),
  hero('hydra', {
    sides: ['calm', 'wild'],
    abilities: plain.abilities.map((ability) => ({ ...ability, side: 'calm' })),
  }),
);

const lay = (seat: Partial<PositionSeat>, position: Partial<Position> = {}) =>
  layOut(library, {
    mode: 'duel',
    seats: [{ hero: 'drake', ...seat }, { hero: 'wyrm' }],
    ...position,
  });

const refusal = (make: () => unknown): SetupError => {
  try {
    make();
  } catch (error) {
    if (error instanceof SetupError) return error;
    throw error;
  }
  throw new Error('the position was accepted');
};

test.each<[Partial<PositionSeat>, string, (string | number)[]]>([
  [
    { upgrades: ['bite-iii', 'bite-ii'] },
    'bite-ii cannot be played once level 3 is in play (R6.3.4)',
    ['upgrades', 1],
  ],
  [{ upgrades: ['bite-ii', 'bite-ii'] }, 'the card "bite-ii" is named twice', ['upgrades', 1]],
  [{ upgrades: ['breath'] }, 'breath is no upgrade', ['upgrades', 0]],
  [{ hand: ['breath'], discard: ['breath'] }, 'the card "breath" is named twice', ['discard', 0]],
  [{ hand: ['gift'] }, 'the card "gift" is there only with the option promo', ['hand', 0]],
  [{ hand: ['sword'] }, 'drake has no card "sword"', ['hand', 0]],
  [{ side: 'dark' }, 'the board of drake has no side "dark"', ['side']],
  [{ health: 61 }, 'health must be a whole number from 1 to 60, not 61', ['health']],
  [{ health: 0 }, 'health must be a whole number from 1 to 60, not 0', ['health']],
  [{ cp: 16 }, 'cp must be a whole number from 0 to 15, not 16', ['cp']],
  [{ cp: 1.5 }, 'cp must be a whole number from 0 to 15, not 1.5', ['cp']],
  [{ tokens: { venom: 3 } }, 'venom must be a whole number from 0 to 2, not 3', ['tokens', 'venom']],
  [{ tokens: { mana: 1 } }, 'no hero of this game has a token "mana"', ['tokens', 'mana']],
  [{ limits: { venom: 21 } }, 'limit of venom must be a whole number from 0 to 20', ['limits', 'venom']],
  [
    { tokens: { bomb: 1 }, sides: { bomb: [3] } },
    'a side of bomb must be a whole number from 1 to 2, not 3',
    ['sides', 'bomb'],
  ],
  [{ tokens: { bomb: 1 }, sides: { bomb: [1, 2] } }, '1 bomb cannot show 2 sides', ['sides', 'bomb']],
  [{ tokens: { bomb: 2 }, sides: { bomb: [1] } }, '2 bomb cannot show 1 sides', ['sides', 'bomb']],
  [{ sides: { bomb: [1] } }, 'sides are given for bomb, but no such token', ['sides', 'bomb']],
  [{ tokens: { venom: 1 }, sides: { venom: [1] } }, 'venom has no sides', ['sides', 'venom']],
  [{ tokens: { daze: 1 }, sides: { daze: [1] } }, 'daze has no sides', ['sides', 'daze']],
  [{ tokens: { veil: 1 } }, 'sides must name the ability that each veil covers', ['tokens', 'veil']],
  [
    { tokens: { veil: 1 }, sides: { veil: ['scales'] } },
    'drake has no ability "scales" to cover; there are bite',
    ['sides', 'veil'],
  ],
  [
    { tokens: { veil: 2 }, sides: { veil: ['bite', 'bite'] } },
    'an ability is covered by one veil only',
    ['sides', 'veil'],
  ],
])('a seat with %j', (seat, message, place) => {
  const error = refusal(() => lay(seat));
  expect(error.message).toContain(`seat 1: ${message}`);
  expect(error.at).toEqual(['seats', 0, ...place]);
});

test.each<[Partial<Position>, string, (string | number)[]]>([
  [{ turn: -4 }, 'turn must be a whole number from 1 to 9999, not -4', ['turn']],
  [{ turn: 2.5 }, 'turn must be a whole number from 1 to 9999, not 2.5', ['turn']],
  [{ turn: 1, active: 1 }, 'turn 1 is the first turn of the start player (R2.10)', ['turn']],
  [{ active: 2 }, 'there is no seat 3', ['active']],
  [{ active: 0.5 }, 'there is no seat 1.5', ['active']],
  [{ dice: [1, 7] }, 'a die cannot show 7', ['dice', 1]],
])('a position with %j', (position, message, place) => {
  const error = refusal(() => lay({}, position));
  expect(error.message).toBe(message);
  expect(error.at).toEqual(place);
});

test('upgrades belong to the side that is up', () => {
  const board = (side: string) =>
    lay({}, { seats: [{ hero: 'hydra', side, upgrades: ['bite-ii'] }, { hero: 'wyrm' }] });
  expect(board('calm').seats[0].levels[0]).toBe(2);
  const error = refusal(() => board('wild'));
  expect(error.message).toBe('seat 1: bite-ii belongs to the side of the board that is not up');
  expect(error.at).toEqual(['seats', 0, 'upgrades', 0]);
});

test('a companion stays with its hero, and what it remembers lies with it', () => {
  expect(lay({ tokens: { wolf: 2, 'wolf-awake': 1 } }).seats[0].tokens).toContain(2);
  const elsewhere = () => lay({}, { seats: [{ hero: 'drake' }, { hero: 'wyrm', tokens: { wolf: 1 } }] });
  expect(refusal(elsewhere).message).toBe('seat 2: wolf must be a whole number from 0 to 0, not 1');
  expect(refusal(() => lay({ tokens: { 'wolf-awake': 1 } })).message).toBe(
    'seat 1: wolf-awake is nothing without wolf',
  );
});

describe('a piece that moves (R8.5)', () => {
  const hawks = (seats: Partial<PositionSeat>[], heroes = ['drake', 'drake', 'wyrm']) =>
    layOut(library, {
      mode: 'koth',
      options: { allowMirror: true },
      seats: heroes.map((hero, s) => ({ hero, ...seats[s] })),
    });
  const marks = (g: ReturnType<typeof hawks>) => view(g, 0).seats.map((seat) => seat.marks.hawk);

  test("is its player's wherever it lies", () => {
    const one = { tokens: { hawk: 1 } };
    expect(marks(hawks([one, one, {}]))).toEqual([[0], [1], undefined]);
    expect(marks(hawks([{}, {}, one], ['drake', 'wyrm', 'naga']))).toEqual([undefined, undefined, [0]]);
    const both = { tokens: { hawk: 2 }, sides: { hawk: [1, 0] } };
    expect(marks(hawks([{}, {}, both]))).toEqual([undefined, undefined, [1, 0]]);
  });

  test.each<[string, Partial<PositionSeat>[], string]>([
    [
      'lies on one board only',
      [{ tokens: { hawk: 1 } }, {}, { tokens: { hawk: 1 }, sides: { hawk: [0] } }],
      'seat 3: seat 1 has only one hawk, and it lies elsewhere (R8.5)',
    ],
    [
      'must say whose it is where it could be of two',
      [{}, {}, { tokens: { hawk: 1 } }],
      'seat 3: sides must name the seat whose hawk it is',
    ],
    [
      "is nobody's who has none",
      [{}, {}, { tokens: { hawk: 1 }, sides: { hawk: [2] } }],
      'seat 3: sides name whose hawk it is: seat 1, 2',
    ],
    [
      'exists once for each who has one',
      [{}, {}, { tokens: { hawk: 3 } }],
      'seat 3: hawk must be a whole number from 0 to 2, not 3',
    ],
  ])('%s', (_, seats, message) => {
    expect(refusal(() => hawks(seats)).message).toBe(message);
  });
});

test('a team has one health', () => {
  const team = (a: number, b: number) => () =>
    layOut(library, {
      mode: '2v2' as Mode,
      seats: [{ hero: 'drake', health: a }, { hero: 'wyrm' }, { hero: 'naga', health: b }, { hero: 'hydra' }],
    });
  expect(team(20, 20)().health).toEqual([20, 50]);
  const error = refusal(team(20, 30));
  expect(error.message).toBe('seat 3: a team has one health, and 20 is given for it already (R17.4.1)');
  expect(error.at).toEqual(['seats', 2, 'health']);
});

test('what tokens remember is laid out', () => {
  const sides = { bomb: [1, 2], veil: ['bite'] };
  const game = lay({ tokens: { bomb: 2, veil: 1, daze: 1 }, sides, upgrades: ['bite-ii', 'bite-iii'] });
  expect(game.seats[0].marks.filter((_, i) => i % 2 === 1)).toEqual([1, 2, 0, 0]);
  expect(game.seats[0].levels[0]).toBe(3);
  expect(lay({ hand: ['gift'] }, { options: { promo: true } }).seats[0].hand).toHaveLength(1);
});
