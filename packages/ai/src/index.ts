// The computer player.

export * from './dice/multisets.ts';
export * from './dice/odds.ts';
export * from './dice/plan.ts';
