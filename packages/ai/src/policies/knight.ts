// The knight: exact dice, and one step ahead on everything else.

import { C, type Choice, type Game, kindOf, seedWords } from '@mad-king/engine';
import { instinct } from '../mind/instinct.ts';
import { tryAll } from '../mind/lookahead.ts';
import type { Policy } from './policy.ts';

export interface KnightOptions {
  seed: string;
  /** Imagined games per decision. */
  worlds?: number;
  /** How many turns ahead. */
  turns?: number;
}

export const knight = ({ seed, worlds = 6, turns = 1 }: KnightOptions): Policy => {
  const random = seedWords(seed);
  return {
    name: 'knight',
    choose(g) {
      if (g.choices.length === 1) return g.choices[0];
      const options = candidates(g);
      if (options.length === 1) return options[0];
      const worth = new Float64Array(options.length);
      for (let w = 0; w < worlds; w++) tryAll(g, g.asked, options, random, turns, worth);
      let best = 0;
      for (let i = 1; i < options.length; i++) if (worth[i] > worth[best] + 1e-9) best = i;
      return options[best];
    },
  };
};

/** Of the many ways to keep dice only the best by exact plan is worth trying, besides what can be announced. */
export const candidates = (g: Game): readonly Choice[] => {
  if (g.ask !== 'roll') return g.choices;
  const planned = instinct(g);
  if (kindOf(planned) === C.Keep) return [planned];
  return g.choices.filter((c) => kindOf(c) !== C.Keep);
};
