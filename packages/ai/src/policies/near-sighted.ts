// Policies that do not look ahead. They stand apart from the others so that a page can do without those.

import { seedWords } from '@mad-king/engine/inside';
import { draw } from '../mind/at-sight.ts';
import { hasty } from './hasty.ts';
import type { Policy, PolicyOptions } from './policy.ts';

const random = ({ seed }: PolicyOptions): Policy => {
  const state = seedWords(seed);
  return { name: 'random', choose: (g) => draw(g, state) };
};

const NEAR_SIGHTED = {
  random,
  squire: (options: PolicyOptions) => hasty('squire', options),
  knight: (options: PolicyOptions) => hasty('knight', options),
};
/** A player who does not look ahead. */
export type NearSighted = keyof typeof NEAR_SIGHTED;

/** Whether a player does not look ahead. */
export const isNearSighted = (name: string): name is NearSighted => Object.hasOwn(NEAR_SIGHTED, name);

/** A player who does not look ahead: all that a small page needs. */
export const nearSighted = (name: NearSighted, options: PolicyOptions): Policy => NEAR_SIGHTED[name](options);
