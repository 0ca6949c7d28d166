// Players that look ahead: exact dice, and every other choice tried in imagined games. The knight looks one turn ahead in a few
// of them; the champion and the king look further, in many, and see in them what the results of their dice are worth.

import { C, type Choice, type Game, kindOf, seedWords } from '@mad-king/engine';
import { bestOf } from '../mind/best.ts';
import { guess } from '../mind/imagine.ts';
import { instinct, opinionOn } from '../mind/instinct.ts';
import { type Effort, prefer } from '../mind/lookahead.ts';
import { keepAhead } from '../mind/rolling.ts';
import type { Policy } from './policy.ts';

/** How much a player looks ahead (see Effort). */
export interface Thinking {
  nodes: number;
  batch: number;
  turns: number;
  doubt: number;
  /** What results of the dice are worth: as estimated, or as seen by looking ahead. */
  dice: 'estimated' | 'ahead';
}

export const THINKING = {
  knight: { nodes: 0, batch: 3, turns: 1, doubt: 0, dice: 'estimated' },
  champion: { nodes: 200, batch: 6, turns: 2, doubt: 1, dice: 'ahead' },
  king: { nodes: 600, batch: 6, turns: 4, doubt: 0.7, dice: 'ahead' },
} as const satisfies Record<string, Thinking>;

export interface ThinkerOptions {
  name: string;
  seed: string;
  thinking: Thinking;
  /** Milliseconds per decision and the clock to measure them with; without a clock only nodes count. */
  time?: number;
  clock?: () => number;
}

const isKeep = (c: Choice): boolean => kindOf(c) === C.Keep;

export const thinker = ({
  name,
  seed,
  thinking,
  time = Number.POSITIVE_INFINITY,
  clock = () => 0,
}: ThinkerOptions): Policy => {
  const random = seedWords(seed);

  /** Which dice to keep, or null to stop rolling. */
  const keep = (g: Game, seen: Game, effort: Effort): Choice | null => {
    if (thinking.dice === 'ahead') return keepAhead(g, seen, random, effort);
    const planned = instinct(seen);
    return isKeep(planned) ? planned : null;
  };

  return {
    name,
    choose(g) {
      if (g.choices.length === 1) return g.choices[0];
      const seen = guess(g, g.asked);
      const effort = { ...thinking, deadline: clock() + time, clock };
      const kept = g.ask === 'roll' ? keep(g, seen, effort) : null;
      if (kept !== null) return kept;
      const others = seen.choices.filter((c) => !isKeep(c));
      if (others.length === 1) return others[0];
      return prefer(g, others, bestOf(others, opinionOn(seen)), random, effort);
    },
  };
};
