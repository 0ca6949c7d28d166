// The computer player, and the coach. What they think with is in inside.ts.

export { type Cost, type CostRequest, costOf } from './advice/cost.ts';
export { type Counsel, type CounselRequest, counsel } from './advice/counsel.ts';
export { type Intent, intentOf } from './advice/intent.ts';
export { type AidPlan, adviseKeeps, bestKeep, type DiceAdvice, type Way } from './advice/keeps.ts';
export { adviseOptions, type OptionAdvice, type OptionsRequest } from './advice/options.ts';
export type { Outlook } from './advice/outlook.ts';
export { type Prospects, prospects } from './advice/prospects.ts';
export { type AbilityOdds, oddsOf } from './dice/odds.ts';
export { winChance } from './estimate/position.ts';
export { POLICIES, type PolicyName, policy } from './policies/index.ts';
export type { Policy, PolicyOptions } from './policies/policy.ts';
export type { AidName } from './rolling/aids.ts';
export type { AbilityRow } from './rolling/results.ts';
