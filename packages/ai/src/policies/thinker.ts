// Players that look ahead: exact dice, and every other choice tried in imagined games. The knight looks one turn ahead in a few
// of them; the champion and the king look further, in many.

import { C, type Choice, type Game, kindOf, seedWords } from '@mad-king/engine';
import { guess } from '../mind/imagine.ts';
import { instinct } from '../mind/instinct.ts';
import { prefer } from '../mind/lookahead.ts';
import type { Policy } from './policy.ts';

export interface Thinking {
  nodes: number;
  turns: number;
  doubt: number;
}

export const THINKING = {
  knight: { nodes: 0, turns: 1, doubt: 1 },
  champion: { nodes: 120, turns: 2, doubt: 0.7 },
  king: { nodes: 600, turns: 2, doubt: 0.7 },
} as const satisfies Record<string, Thinking>;

export interface ThinkerOptions {
  name: string;
  seed: string;
  thinking: Thinking;
  /** Milliseconds per decision and the clock to measure them with; without a clock only nodes count. */
  time?: number;
  clock?: () => number;
}

/** Of the many ways to keep dice only the best by exact plan is worth trying, besides what can be announced. */
const candidates = (g: Game, planned: Choice): readonly Choice[] => {
  if (g.ask !== 'roll') return g.choices;
  if (kindOf(planned) === C.Keep) return [planned];
  return g.choices.filter((c) => kindOf(c) !== C.Keep);
};

export const thinker = ({
  name,
  seed,
  thinking,
  time = Number.POSITIVE_INFINITY,
  clock = () => 0,
}: ThinkerOptions): Policy => {
  const random = seedWords(seed);
  return {
    name,
    choose(g) {
      if (g.choices.length === 1) return g.choices[0];
      const planned = instinct(guess(g, g.asked));
      const options = candidates(g, planned);
      if (options.length === 1) return options[0];
      return prefer(g, options, planned, random, { ...thinking, deadline: clock() + time, clock });
    },
  };
};
