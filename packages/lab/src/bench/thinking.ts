// How fast the computer player thinks: imagined futures, dice advice, and choices of each policy, at decisions of games
// that are played sensibly.

import { bestKeep, POLICIES, policy } from '@mad-king/ai';
import { instinct, THINKING, World } from '@mad-king/ai/inside';
import { clone, type Game, type Library, play, start } from '@mad-king/engine';
import { seedWords } from '@mad-king/engine/inside';
import { duelOf, type Pairs } from './duels.ts';

const POSITIONS = 200;
/** One decision in so many is kept, so that there are many games among them. */
const EVERY = 17;

/** Decisions with something to decide. */
export const collectPositions = (installed: Library, pairs: Pairs): Game[] => {
  const positions: Game[] = [];
  let open = 0;
  for (let n = 0; positions.length < POSITIONS; n++) {
    const g = start(installed, duelOf(pairs, n * 7));
    while (g.result === null && positions.length < POSITIONS) {
      if (g.choices.length > 1 && open++ % EVERY === 0) positions.push(clone(g));
      play(g, g.asked, instinct(g));
    }
  }
  return positions;
};

const CHOICES_TRIED = 4;

/** Imagined futures per second, as far as a champion looks ahead. */
export const timePlayouts = (positions: readonly Game[], milliseconds: number): number => {
  const random = seedWords('playouts');
  const run = (limit: number): number => {
    const began = performance.now();
    let playouts = 0;
    let now = began;
    for (let i = 0; now - began < limit; i++) {
      const g = positions[i % positions.length];
      const choices = g.choices.slice(0, CHOICES_TRIED);
      const world = new World(g, random);
      for (const choice of choices) world.future(choice, THINKING.champion.turns);
      playouts += choices.length;
      now = performance.now();
    }
    return (playouts * 1000) / (now - began);
  };
  run(milliseconds / 4);
  return run(milliseconds);
};

export interface Times {
  /** Milliseconds. */
  mean: number;
  percentile99: number;
  n: number;
}

const timesOf = (milliseconds: number[]): Times => {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const digits = (n: number): number => Number(n.toPrecision(3));
  return {
    mean: digits(sorted.reduce((sum, n) => sum + n, 0) / sorted.length),
    percentile99: digits(sorted[Math.ceil(sorted.length * 0.99) - 1]),
    n: sorted.length,
  };
};

const MOST_TIMES = 20_000;
const STRIDE = 37;

/** Calls the function with one position after the other, at least so often, and tells how long each call took. */
const timeEach = (
  positions: readonly Game[],
  milliseconds: number,
  least: number,
  think: (g: Game) => unknown,
): Times => {
  const times: number[] = [];
  const began = performance.now();
  const isEnough = (): boolean =>
    times.length >= MOST_TIMES || (times.length >= least && performance.now() - began > milliseconds);
  for (let i = 0; !isEnough(); i++) {
    // Neighbours are of the same game: with a stride even a few of them are of different heroes.
    const g = positions[(i * STRIDE) % positions.length];
    const from = performance.now();
    think(g);
    times.push(performance.now() - from);
  }
  return timesOf(times);
};

/** Finding the best dice to keep with all that is in hand, nothing being known of the board before. */
export const timeAdvice = (positions: readonly Game[], milliseconds: number): Times => {
  const rolling = positions.filter((g) => bestKeep(g) !== null);
  timeEach(rolling, milliseconds / 2, 1, (g) => bestKeep(g));
  return timeEach(rolling, milliseconds / 2, 1, (g) => bestKeep(g));
};

/** `least`: how many choices each policy makes, also if that takes longer. */
export const timeChoices = (
  positions: readonly Game[],
  milliseconds: number,
  least: number,
): Record<string, Times> =>
  Object.fromEntries(
    POLICIES.map((name) => {
      const player = policy(name, { seed: 'bench' });
      return [name, timeEach(positions, milliseconds, least, (g) => player.choose(g))];
    }),
  );
