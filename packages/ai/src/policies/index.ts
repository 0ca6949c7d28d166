// All policies by name.

import { below, seedWords } from '@mad-king/engine';
import { champion } from './champion.ts';
import { knight } from './knight.ts';
import type { Policy } from './policy.ts';
import { squire } from './squire.ts';

export const POLICIES = ['random', 'squire', 'knight', 'champion', 'king'] as const;
export type PolicyName = (typeof POLICIES)[number];

export interface PolicyOptions {
  seed: string;
  /** Imagined futures per decision, for champion and king. */
  nodes?: number;
  /** Milliseconds per decision and the clock to measure them with; without a clock only nodes count. */
  time?: number;
  clock?: () => number;
}

const random = ({ seed }: { seed: string }): Policy => {
  const state = seedWords(seed);
  return { name: 'random', choose: (g) => g.choices[below(state, g.choices.length)] };
};

const KING_NODES = 4;

export const policy = (name: PolicyName, options: PolicyOptions): Policy => {
  switch (name) {
    case 'random':
      return random(options);
    case 'squire':
      return squire(options);
    case 'knight':
      return knight(options);
    case 'champion':
      return champion(options);
    case 'king':
      return champion({ ...options, nodes: (options.nodes ?? 600) * KING_NODES, name: 'king' });
  }
};
