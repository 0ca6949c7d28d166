// Policies that do not look ahead. They stand apart from the others so that a page can do without those.

import { below, seedWords } from '@mad-king/engine/inside';
import type { Policy, PolicyOptions } from './policy.ts';
import { squire } from './squire.ts';

const NEAR_SIGHTED = ['random', 'squire'] as const;
/** A player who does not look ahead. */
export type NearSighted = (typeof NEAR_SIGHTED)[number];

/** Whether a player does not look ahead. */
export const isNearSighted = (name: string): name is NearSighted =>
  (NEAR_SIGHTED as readonly string[]).includes(name);

const random = ({ seed }: PolicyOptions): Policy => {
  const state = seedWords(seed);
  return { name: 'random', choose: (g) => g.choices[below(state, g.choices.length)] };
};

/** A player who does not look ahead: all that a small page needs. */
export const nearSighted = (name: NearSighted, options: PolicyOptions): Policy =>
  name === 'random' ? random(options) : squire(options);
