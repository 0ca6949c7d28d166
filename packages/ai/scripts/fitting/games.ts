// Games to learn from, heroes by lot.

import { compile, type Game, start } from '@mad-king/engine';
import { below, seedWords } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import type { Mode } from '@mad-king/language';

export const lib = compile(content);

/** Every mode with every number of seats. */
export const LINE_UPS: readonly { mode: Mode; seats: number }[] = [
  { mode: 'duel', seats: 2 },
  { mode: '2v2', seats: 4 },
  { mode: '3v3', seats: 6 },
  { mode: '2v2v2', seats: 6 },
  ...[3, 4, 5, 6].map((seats) => ({ mode: 'koth' as const, seats })),
];

export interface Source {
  games: number;
  random: number[];
  /** Games between different heroes, drawn by lot: duels; games of all other modes; of both equally many. */
  duel(i: number): Game;
  larger(i: number): Game;
  any(i: number): Game;
}

export const sourceOf = (games: number, seed: string): Source => {
  const random = seedWords(seed);
  const draw = (i: number, { mode, seats }: (typeof LINE_UPS)[number]): Game => {
    const left = lib.heroes.map(({ id }) => id);
    const heroes = Array.from({ length: seats }, () => left.splice(below(random, left.length), 1)[0]);
    return start(lib, { mode, heroes, seed: `${seed} ${i}` });
  };
  const [two, ...more] = LINE_UPS;
  const duel = (i: number): Game => draw(i, two);
  const larger = (i: number): Game => draw(i, more[i % more.length]);
  return {
    games,
    random,
    duel,
    larger,
    any: (i) => (i % 2 === 0 ? duel(i) : larger(i >> 1)),
  };
};

/** What is measured, by name. */
export type Measured = Map<string, number>;

/** Values in log-odds have so many digits, since a page carries them all. */
const DIGITS = 3;
export const rounded = (x: number, digits = DIGITS): number => Math.round(x * 10 ** digits) / 10 ** digits;
