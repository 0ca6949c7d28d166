// What choices lead to, seen in imagined games that they share.

import type { Choice, Game } from '@mad-king/engine';
import { World } from '../src/mind/lookahead.ts';

export interface Look {
  worlds: number;
  turns: number;
  random: number[];
}

/** The chance to win after each of the choices, on average. */
export const chancesAfter = (
  g: Game,
  choices: readonly Choice[],
  { worlds, turns, random }: Look,
): number[] => {
  const sums = choices.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const world = new World(g, random);
    choices.forEach((choice, i) => {
      sums[i] += world.future(choice, turns).chance;
    });
  }
  return sums.map((sum) => sum / worlds);
};
