// Who sits where in the games of a run: so that no hero, seat or first turn favours either player.

import type { Fixture } from '../match.ts';

export interface Games {
  heroes: readonly string[];
  seed: string;
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
