// The computer player.

export { type AidPlan, adviseKeeps, bestKeep, type DiceAdvice, type Way } from './advice/keeps.ts';
export { adviseOptions, type OptionAdvice, type OptionsRequest } from './advice/options.ts';
export type { Outlook } from './advice/outlook.ts';
export * from './dice/index.ts';
export { rollPlan } from './estimate/abilities.ts';
export { winChance } from './estimate/position.ts';
export { imagine } from './mind/imagine.ts';
export { instinct } from './mind/instinct.ts';
export { World } from './mind/lookahead.ts';
export { POLICIES, type PolicyName, policy } from './policies/index.ts';
export type { Policy, PolicyOptions } from './policies/policy.ts';
export { THINKING } from './policies/thinker.ts';
export type { AidName } from './rolling/aids.ts';
export { chanceOfRows } from './rolling/chance.ts';
export type { AbilityRow } from './rolling/results.ts';
