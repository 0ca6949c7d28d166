// What a seat chooses at first sight, with its own eyes. What is hidden, and which of the hidden things is picked, is drawn by lot:
// whoever always did the same would be seen through.

import type { Choice, Game } from '@mad-king/engine';
import { below } from '@mad-king/engine/inside';
import { guess } from './imagine.ts';
import { instinct } from './instinct.ts';

/** Whether thinking is no use: it is as good as any other choice, as long as nobody can foretell it. */
export const isByLot = ({ ask }: Game): boolean => ask === 'arrange' || ask === 'pick';

/** `random`: the player's own generator, never the game's. */
export const draw = ({ choices }: Game, random: number[]): Choice => choices[below(random, choices.length)];

export const atSight = (g: Game, random: number[]): Choice => {
  if (g.choices.length === 1) return g.choices[0];
  return isByLot(g) ? draw(g, random) : instinct(guess(g, g.asked));
};
