// Chance for the lab's own use: random players and random line-ups, repeatable from a seed.

import type { Game } from '@mad-king/engine';
import { below, seedWords } from '@mad-king/engine/inside';

/** A whole number from 0 to n-1. */
export type Dice = (n: number) => number;

export const diceOf = (seed: string): Dice => {
  const state = seedWords(seed);
  return (n) => below(state, n);
};

export const pick = <T>(dice: Dice, list: readonly T[]): T => list[dice(list.length)];

/** The players who choose any of their options with equal chance. */
export const randomChoice = (g: Game, dice: Dice): number => g.choices[dice(g.choices.length)];
