// Rolling alone, without anything that plays: small enough to be loaded with a page.

export * from './multisets.ts';
export * from './odds.ts';
export * from './plan.ts';
