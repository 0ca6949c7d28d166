// Games to learn from, heroes by lot.

import { below, compile, type Game, seedWords, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';

export const lib = compile(content);

export interface Source {
  games: number;
  random: number[];
  /** Two different heroes drawn by lot. */
  duel(i: number): Game;
}

export const sourceOf = (games: number, seed: string): Source => {
  const random = seedWords(seed);
  return {
    games,
    random,
    duel(i) {
      const n = lib.heroes.length;
      const a = below(random, n);
      const b = (a + 1 + below(random, n - 1)) % n;
      return start(lib, {
        mode: 'duel',
        heroes: [lib.heroes[a].id, lib.heroes[b].id],
        seed: `${seed} ${i}`,
      });
    },
  };
};

/** What is measured, by name. */
export type Measured = Map<string, number>;

export const rounded = (x: number, digits: number): number => Math.round(x * 10 ** digits) / 10 ** digits;
