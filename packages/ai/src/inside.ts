// What computer players think with, for whoever measures or shows it: instinct, imagined games, looking ahead, plans for dice.

export { rollPlan } from './estimate/plans.ts';
export { imagine } from './mind/imagine.ts';
export { instinct } from './mind/instinct.ts';
export { World } from './mind/lookahead.ts';
export { THINKING } from './policies/thinking.ts';
export { chanceOfRows } from './rolling/chance.ts';
