// All policies by name.

import { below, seedWords } from '@mad-king/engine';
import type { Policy } from './policy.ts';
import { squire } from './squire.ts';
import { THINKING, thinker } from './thinker.ts';

export const POLICIES = ['random', 'squire', 'knight', 'champion', 'king'] as const;
export type PolicyName = (typeof POLICIES)[number];

export interface PolicyOptions {
  seed: string;
  /** Imagined futures per decision, for those that look ahead. */
  nodes?: number;
  /** Milliseconds per decision and the clock to measure them with; without a clock only nodes count. */
  time?: number;
  clock?: () => number;
}

const random = ({ seed }: { seed: string }): Policy => {
  const state = seedWords(seed);
  return { name: 'random', choose: (g) => g.choices[below(state, g.choices.length)] };
};

export const policy = (name: PolicyName, options: PolicyOptions): Policy => {
  if (name === 'random') return random(options);
  if (name === 'squire') return squire(options);
  const { seed, nodes = THINKING[name].nodes, time, clock } = options;
  return thinker({ name, seed, thinking: { ...THINKING[name], nodes }, time, clock });
};
