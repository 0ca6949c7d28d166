// Who sits where in the games of a run: so that no hero, seat or first turn favours either player.

import type { Mode } from '@mad-king/language';
import type { Fixture } from '../match.ts';

export interface Games {
  heroes: readonly string[];
  seed: string;
}

/** How many seats a table of a panel has; a duel has two. */
export interface Table {
  mode: Mode;
  sides: number;
  /** Players of each side. */
  players: number;
}

/** Two heroes: each sits in both seats and starts from both, equally often. */
export const pairFixture = ({ heroes: [a, b], seed }: Games, i: number): Fixture => {
  const swapped = i % 2 === 1;
  return {
    setup: {
      mode: 'duel',
      heroes: swapped ? [b, a] : [a, b],
      first: Math.floor(i / 2) % 2,
      seed: `${seed}/${a}/${b}/${i}`,
      options: { allowMirror: true },
    },
    seats: swapped ? [1, 0] : [0, 1],
  };
};

/** How often seats of two players alternate round a table, so that everybody sits beside everybody: A B A B, A A B B, A B B A. */
const SEATINGS: readonly ((seat: number) => number)[] = [
  (seat) => seat % 2,
  (seat) => (seat >> 1) % 2,
  (seat) => ((seat + 1) >> 1) % 2,
];

/**
 * Tables of more than two seats, again in twos. Of two sides each player has one; of more, both have sides among the others,
 * as many as it goes. Heroes go round, so that all of them meet.
 */
export const tableFixture = (
  { heroes, seed }: Games,
  { mode, sides, players }: Table,
  i: number,
): TableFixture => {
  const round = Math.floor(i / 2);
  const seats = sides * players;
  const step = 1 + (Math.floor(round / heroes.length) % Math.max(1, heroes.length - 1));
  const lineUp = Array.from({ length: seats }, (_, seat) => heroes[(round + seat * step) % heroes.length]);
  const seating = SEATINGS[sides === 2 ? 0 : round % SEATINGS.length];
  return {
    setup: {
      mode,
      heroes: lineUp,
      first: round % seats,
      seed: `${seed}/${round}`,
      options: { allowMirror: true },
    },
    seats: Array.from({ length: seats }, (_, seat) => seat % sides),
    by: Array.from({ length: sides }, (_, side) => (i % 2 === 0 ? seating(side) : 1 - seating(side))),
  };
};

/** A fixture whose players are sides, of which each belongs to one of two. */
export interface TableFixture extends Fixture {
  by: readonly number[];
}

/** One line-up of so many is a mirror: the same hero for both. */
const MIRRORS = 4;

/**
 * Games go in twos: the same line-up, seats and seed, with the players changed over, so that neither has the better hero,
 * start or dice. Line-ups go through all heroes evenly.
 */
export const panelFixture = ({ heroes, seed }: Games, i: number): Fixture => {
  const round = Math.floor(i / 2);
  return {
    setup: {
      mode: 'duel',
      heroes: lineUp(heroes, round),
      first: round % 2,
      seed: `${seed}/${round}`,
      options: { allowMirror: true },
    },
    seats: i % 2 === 0 ? [0, 1] : [1, 0],
  };
};

const lineUp = (heroes: readonly string[], round: number): [string, string] => {
  const n = heroes.length;
  const mirrors = Math.floor(round / MIRRORS);
  if (n === 1 || round % MIRRORS === 0) {
    const hero = heroes[(n === 1 ? round : mirrors) % n];
    return [hero, hero];
  }
  // Every hero meets the next one, then every hero the next but one, and so on round the circle.
  const cross = round - mirrors - 1;
  const distance = 1 + (Math.floor(cross / n) % (n - 1));
  const hero = cross % n;
  return [heroes[hero], heroes[(hero + distance) % n]];
};
