// Looking ahead: try a choice in imagined games, let instinct play on, and see how good the position has become.

import { type Choice, clone, type Game, play } from '@mad-king/engine';
import { winChance } from '../estimate/position.ts';
import { imagine } from './imagine.ts';
import { instinct } from './instinct.ts';

/** A game cannot go on for ever in a head either. */
const MOST_STEPS = 600;

/** Play on by instinct until so many further turns have begun; how good it then is for the seat. */
export const playOn = (g: Game, seat: number, turns: number): number => {
  const until = g.turn + turns;
  for (let steps = 0; g.result === null && g.turn < until && steps < MOST_STEPS; steps++)
    play(g, instinct(g));
  return winChance(g, seat);
};

/** One imagined future of each choice, all from the same imagined game, so that luck is shared. */
export const tryAll = (
  g: Game,
  seat: number,
  choices: readonly Choice[],
  random: number[],
  turns: number,
  into: Float64Array,
): void => {
  const world = imagine(g, seat, random);
  for (let i = 0; i < choices.length; i++) {
    const copy = i + 1 < choices.length ? clone(world) : world;
    play(copy, choices[i]);
    into[i] += playOn(copy, seat, turns);
  }
};
