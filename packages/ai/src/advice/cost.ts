// What a choice costs against a better one, seen in imagined games that both share: as many as it takes until it is clear what it
// is to be called.

import type { Choice, Game } from '@mad-king/engine';
import { seedWords } from '@mad-king/engine/inside';
import { Gain } from '../mind/gain.ts';
import { World } from '../mind/lookahead.ts';

/** How much worse one choice is than another. */
export interface Cost {
  /** Part of the chance to win, with its standard error. */
  cost: number;
  error: number;
  /** To win, after the better choice. */
  chance: number;
  /** Imagined games. */
  worlds: number;
}

/** How long two choices are compared. */
export interface CostRequest {
  /** Costs from which a choice is called by another name, the least first. */
  limits: readonly number[];
  /** The most imagined games; and where it may be called something, but is not clear yet what. */
  worlds: number;
  most?: number;
  /** How many turns ahead, this one included. */
  turns: number;
  seed: string;
}

const BATCH = 12;
/** Fewer imagined games than that nobody would believe, whatever they say. */
const FEWEST = 24;
/** Standard errors on both sides within which no limit may lie. */
const CLEAR = 2;

/** An error that matters no more: so much, or such a part of the cost. */
const SLIGHT = 0.02;
const PART = 0.2;

/** Between the same limits whatever the error, which is well below the cost. */
const isClear = ({ mean, error }: Gain, limits: readonly number[]): boolean =>
  error <= Math.max(SLIGHT, PART * mean) &&
  limits.every((limit) => mean + CLEAR * error < limit || mean - CLEAR * error >= limit);

/** Whether it may reach one of the limits above 0. */
const isAtStake = ({ mean, error }: Gain, limits: readonly number[]): boolean =>
  limits.some((limit) => limit > 0 && mean + CLEAR * error >= limit);

/** What `made` costs against `better` in the seat that is asked, in part of the chance to win; below 0 if it was the better one. */
export const costOf = (
  g: Game,
  better: Choice,
  made: Choice,
  { limits, worlds, most = worlds, turns, seed }: CostRequest,
): Cost => {
  const random = seedWords(seed);
  const gain = new Gain();
  let chances = 0;
  const isDone = (): boolean => isClear(gain, limits) || (gain.n >= worlds && !isAtStake(gain, limits));
  while (gain.n < Math.min(FEWEST, most) || (gain.n < most && !isDone()))
    for (let b = 0; b < BATCH; b++) {
      const world = new World(g, random);
      const best = world.future(better, turns);
      chances += best.chance;
      gain.compare(best, world.future(made, turns));
    }
  const { mean, error, n } = gain;
  const chance = Math.max(0, Math.min(1, chances / n));
  // Nobody loses more than they had.
  return { cost: Math.min(chance, mean), error, chance, worlds: n };
};
