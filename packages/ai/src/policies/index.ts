// All policies by name.

import { instinct } from '../mind/instinct.ts';
import { rollAhead } from '../mind/roll-ahead.ts';
import { isNearSighted, nearSighted } from './near-sighted.ts';
import type { Policy, PolicyOptions } from './policy.ts';
import { type Rolling, thinker } from './thinker.ts';
import { THINKING, type Thinking } from './thinking.ts';

/** The computer players, the weakest first. */
export const POLICIES = ['random', 'squire', 'knight', 'champion', 'king'] as const;
/** One of POLICIES. */
export type PolicyName = (typeof POLICIES)[number];

const ROLLING: Record<Thinking['dice'], Rolling> = {
  sight: (_, seen) => instinct(seen),
  ahead: rollAhead,
};

/** A player that thinks like this. */
export const thinkingLike = (name: string, thinking: Thinking, options: PolicyOptions): Policy =>
  thinker(name, thinking, options, ROLLING[thinking.dice]);

/** A computer player. The same seed and nodes give the same choices. */
export const policy = (name: PolicyName, options: PolicyOptions): Policy =>
  isNearSighted(name) ? nearSighted(name, options) : thinkingLike(name, THINKING[name], options);
