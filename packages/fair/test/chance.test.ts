// 10,000 keyed games: decks and dice are uniform, and independent of each other between seats, dice and choices.

import { type Game, play, start } from '@mad-king/engine';
import { NO_ABILITY, PASS } from '@mad-king/engine/inside';
import { describe, expect, test } from 'vitest';
import { fairSetup, type Table } from '../src/index.ts';
import { keyOf, rules, shareOf } from './support.ts';

const GAMES = 10_000;
const { library } = rules;
/** The same hero twice, so that decks can be compared. */
const TWINS: Table = { mode: 'duel', heroes: ['barbarian', 'barbarian'], options: { allowMirror: true } };
const CARDS = library.heroes.find(({ id }) => id === 'barbarian')?.deck ?? [];
const DECK = CARDS.length;
const PLACES = new Map(CARDS.map((card, i) => [card, i]));

/** 99.99 % point of chi-squared (Wilson and Hilferty), so that twenty tests of sound dice all pass, in these fixed games. */
const limit = (freedom: number): number => {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.719 * Math.sqrt(part)) ** 3;
};

const expectUniform = (seen: readonly number[], sides: number): void => {
  const counts = Array.from({ length: sides }, () => 0);
  for (const value of seen) counts[value]++;
  const mean = seen.length / sides;
  expect(counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)).toBeLessThan(limit(sides - 1));
};

/** Both are uniform, so all pairs are equally likely. */
const expectIndependent = (a: readonly number[], b: readonly number[], sides: number): void =>
  expectUniform(
    a.map((value, i) => value * sides + b[i]),
    sides * sides,
  );

interface Observed {
  /** By seat: the deck as it was shuffled, as places in the list of cards. */
  decks: number[][];
  /** By seat: five dice of the first offensive roll, from 0, and the same rolled again by the next choice. */
  rolls: number[][];
  again: number[][];
  first: number;
}

/** Up to the second roll of both seats, who do nothing but roll all their dice. */
const observe = (n: number): Observed => {
  const shares = [shareOf(`${n} one`), shareOf(`${n} two`)];
  const g = start(library, fairSetup(TWINS, 'rules', keyOf(`${n}`), shares));
  const decks = g.seats.map((seat) =>
    [...seat.deck.slice(0, seat.deckLeft), ...[...seat.hand].reverse()].map((card) => PLACES.get(card) ?? -1),
  );
  const found: Observed = { decks, rolls: [], again: [], first: g.first };
  while (found.again[0] === undefined || found.again[1] === undefined) goOn(g, found);
  return found;
};

const goOn = (g: Game, { rolls, again }: Observed): void => {
  const seat = g.asked;
  if (g.ask === 'roll') {
    const dice = g.rolls[0].values.map((value) => value - 1);
    if (rolls[seat] === undefined) rolls[seat] = dice;
    else again[seat] = dice;
  }
  // The first one listed ends a main phase and keeps no dice.
  const idle = g.choices.find((chosen) => chosen === PASS || (g.ask === 'announce' && chosen === NO_ABILITY));
  play(g, seat, idle ?? g.choices[0]);
};

describe('in 10,000 keyed games', () => {
  const games = Array.from({ length: GAMES }, (_, n) => observe(n));

  const SEATS = [0, 1];
  const DICE = [0, 1, 2, 3, 4];
  /** Where a card lies, in eight parts of the deck: expected counts stay large. */
  const part = (place: number): number => Math.floor((place * 8) / DECK);

  test('every card of every deck lies anywhere', () => {
    for (const seat of SEATS) {
      for (const at of [0, 1, 15, DECK - 1])
        expectUniform(
          games.map(({ decks }) => decks[seat][at]),
          DECK,
        );
      for (const card of [0, 7, DECK - 1])
        expectUniform(
          games.map(({ decks }) => decks[seat].indexOf(card)),
          DECK,
        );
    }
  });

  test('a deck says nothing of the other', () => {
    for (const at of [0, 10, DECK - 1])
      expectIndependent(
        games.map(({ decks }) => part(decks[0][at])),
        games.map(({ decks }) => part(decks[1][at])),
        8,
      );
  });

  test('every die shows every face', () => {
    for (const seat of SEATS)
      for (const die of DICE) {
        expectUniform(
          games.map(({ rolls }) => rolls[seat][die]),
          6,
        );
        expectUniform(
          games.map(({ again }) => again[seat][die]),
          6,
        );
      }
  });

  test('a die says nothing of the next, of its next roll, nor of the other seat', () => {
    for (const die of DICE) {
      for (const seat of SEATS) {
        const now = games.map(({ rolls }) => rolls[seat][die]);
        expectIndependent(
          now,
          games.map(({ rolls }) => rolls[seat][(die + 1) % 5]),
          6,
        );
        expectIndependent(
          now,
          games.map(({ again }) => again[seat][die]),
          6,
        );
      }
      expectIndependent(
        games.map(({ rolls }) => rolls[0][die]),
        games.map(({ rolls }) => rolls[1][die]),
        6,
      );
    }
  });

  test('a deck says nothing of the dice, of either seat', () => {
    // Six parts of 32 cards are not quite alike: 30 of them are.
    for (const seat of SEATS)
      for (const of of SEATS) {
        const some = games.filter(({ decks }) => decks[seat][DECK - 1] < 30);
        expectIndependent(
          some.map(({ decks }) => Math.floor(decks[seat][DECK - 1] / 5)),
          some.map(({ rolls }) => rolls[of][0]),
          6,
        );
      }
  });

  test('either seat begins', () => {
    expectUniform(
      games.map(({ first }) => first),
      2,
    );
  });

  test('a crooked die would be noticed', () => {
    const crooked = games.map(({ rolls }, i) => (i % 20 === 0 ? 5 : rolls[0][0]));
    expect(() => expectUniform(crooked, 6)).toThrow();
    const alike = games.map(({ rolls }, i) => (i % 10 === 0 ? rolls[0][0] : rolls[1][0]));
    expect(() =>
      expectIndependent(
        games.map(({ rolls }) => rolls[0][0]),
        alike,
        6,
      ),
    ).toThrow();
  });
});
