// Players that look ahead: exact dice, and every other choice tried in imagined games. The knight looks one turn ahead in a few
// of them; the champion and the king look further, in many.

import { C, type Choice, type Game, kindOf, seedWords } from '@mad-king/engine';
import { guess } from '../mind/imagine.ts';
import { instinct, worthTrying } from '../mind/instinct.ts';
import { prefer } from '../mind/lookahead.ts';
import type { Policy } from './policy.ts';

/** How much a player looks ahead (see Effort). */
export interface Thinking {
  nodes: number;
  batch: number;
  turns: number;
  doubt: number;
  /** Of the many ways to keep dice, how many of the best by exact plan are tried. */
  keeps: number;
}

export const THINKING = {
  knight: { nodes: 0, batch: 3, turns: 1, doubt: 0, keeps: 1 },
  champion: { nodes: 150, batch: 6, turns: 2, doubt: 0.5, keeps: 4 },
  king: { nodes: 600, batch: 6, turns: 4, doubt: 0.5, keeps: 6 },
} as const satisfies Record<string, Thinking>;

export interface ThinkerOptions {
  name: string;
  seed: string;
  thinking: Thinking;
  /** Milliseconds per decision and the clock to measure them with; without a clock only nodes count. */
  time?: number;
  clock?: () => number;
}

/** Whoever tries one way to keep dice leaves them to the plan. */
const candidates = (seen: Game, planned: Choice, keeps: number): readonly Choice[] => {
  if (seen.ask !== 'roll' || keeps > 1) return worthTrying(seen, keeps);
  return kindOf(planned) === C.Keep ? [planned] : seen.choices.filter((c) => kindOf(c) !== C.Keep);
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
      const seen = guess(g, g.asked);
      const planned = instinct(seen);
      const options = candidates(seen, planned, thinking.keeps);
      if (options.length === 1) return options[0];
      return prefer(g, options, planned, random, { ...thinking, deadline: clock() + time, clock });
    },
  };
};
