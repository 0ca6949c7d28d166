// How hard a puzzle is: how often computers find its solution, and the rating at which players of their strength would find as many.
// Everybody but the squire rolls by an exact plan, and the squire errs by mere whim, so in dice all of them fare alike whatever lies there:
// those are rated by an eye that sees what every way is worth, but not exactly.

import { type Found, GRADES, type Grade, type PuzzleHead } from '@mad-king/after/puzzles/puzzle';
import { expected } from '@mad-king/after/puzzles/rating';
import { policy } from '@mad-king/ai';
import type { Choice, Game } from '@mad-king/engine';
import { below, seedWords } from '@mad-king/engine/inside';
import { isSame } from './same.ts';

/** Ratings of the computers, and how often each of them is asked. */
export const SOLVERS = {
  squire: { rating: 1100, tries: 60 },
  knight: { rating: 1500, tries: 30 },
  champion: { rating: 1700, tries: 10 },
} as const;
type Solver = keyof typeof SOLVERS;
const NAMES = Object.keys(SOLVERS) as Solver[];

const share = (tries: number, isFound: (i: number) => boolean): number => {
  let found = 0;
  for (let i = 0; i < tries; i++) if (isFound(i)) found++;
  return Number((found / tries).toFixed(2));
};

export const foundBy = (g: Game, solution: Choice, seed: string): Found => {
  const by = (name: Solver): number =>
    share(SOLVERS[name].tries, (i) =>
      isSame(g, policy(name, { seed: `${seed}/${name} ${i}` }).choose(g), solution),
    );
  return { squire: by('squire'), knight: by('knight'), champion: by('champion') };
};

/** The eye: its rating, and how far it errs, in points of health. */
const EYE = { rating: 1300, errs: 2, tries: 500 };
/** So many equal numbers from -1 to 1 add up to something like a normal error, whose variance is a third of their number. */
const PARTS = 3;
const GRAIN = 1000;

/** How often the eye takes the first of these worths for the best. */
export const byEye = (worths: readonly number[], seed: string): number => {
  const random = seedWords(seed);
  const error = (): number => {
    let sum = 0;
    for (let i = 0; i < PARTS; i++) sum += below(random, 2 * GRAIN + 1) / GRAIN - 1;
    return sum * EYE.errs * Math.sqrt(3 / PARTS);
  };
  return share(EYE.tries, () => {
    const [first, ...others] = worths.map((worth) => worth + error());
    return others.every((other) => other < first);
  });
};

const LOWEST = 800;
const HIGHEST = 2200;

/** Between the bounds, the rating of a puzzle that they would find as often as they did, all in all. */
export const ratingOf = (found: Found): number => {
  const solvers =
    found.glance === undefined
      ? NAMES.map((name) => ({ rating: SOLVERS[name].rating, found: found[name] }))
      : [{ rating: EYE.rating, found: found.glance }];
  const total = solvers.reduce((sum, solver) => sum + solver.found, 0);
  let low = LOWEST;
  let high = HIGHEST;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const would = solvers.reduce((sum, { rating }) => sum + expected(rating, middle), 0);
    if (would > total) low = middle;
    else high = middle;
  }
  return Math.round(high / 5) * 5;
};

/** By place in the list of all ratings of its kind: its fifth. */
export const gradesOf = (list: readonly Pick<PuzzleHead, 'kind' | 'rating'>[]): Grade[] =>
  list.map(({ kind, rating }) => {
    const own = list.filter((one) => one.kind === kind);
    const sorted = own.map((one) => one.rating).sort((a, b) => a - b);
    const before = (sorted.indexOf(rating) + sorted.lastIndexOf(rating)) / 2;
    return GRADES[Math.min(GRADES.length - 1, Math.floor((before / sorted.length) * GRADES.length))];
  });
