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
  /** The most imagined games. */
  worlds: number;
  /** How many turns ahead, this one included. */
  turns: number;
  seed: string;
}

const BATCH = 12;
/** Standard errors on both sides within which no limit may lie. */
const CLEAR = 2;

/** An error that matters no more: so much, or such a part of the cost. */
const SLIGHT = 0.02;
const PART = 0.2;

/** Between the same limits whatever the error, which is well below the cost. */
const isClear = ({ mean, error }: Gain, limits: readonly number[]): boolean =>
  error <= Math.max(SLIGHT, PART * mean) &&
  limits.every((limit) => mean + CLEAR * error < limit || mean - CLEAR * error >= limit);

/** What `made` costs against `better` in the seat that is asked, in part of the chance to win; below 0 if it was the better one. */
export const costOf = (
  g: Game,
  better: Choice,
  made: Choice,
  { limits, worlds, turns, seed }: CostRequest,
): Cost => {
  const random = seedWords(seed);
  const gain = new Gain();
  let chances = 0;
  while (gain.n < worlds && (gain.n === 0 || !isClear(gain, limits)))
    for (let b = 0; b < BATCH; b++) {
      const world = new World(g, random);
      const { chance } = world.future(better, turns);
      chances += chance;
      gain.count(chance - world.future(made, turns).chance);
    }
  const { mean, error, n } = gain;
  return { cost: mean, error, chance: Math.max(0, Math.min(1, chances / n)), worlds: n };
};
