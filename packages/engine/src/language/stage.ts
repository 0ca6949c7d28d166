// An offensive text is written in one order but happens in three steps (R15.4.6, R15.6.2, R15.6.7). Which line belongs
// to which step is a property of the text, computed here once (VOCABULARY 0.1).

import type { Amount, Condition, Effect } from './nodes.ts';

export const Stage = {
  /** On activation: whatever needs no target. */
  Activation: 0,
  /** Once the target is known. */
  Target: 1,
  /** After the damage has been applied. */
  After: 2,
} as const;
export type Stage = (typeof Stage)[keyof typeof Stage];

const amountReadsTarget = (amount: Amount | string): boolean =>
  typeof amount === 'object' &&
  amount.terms.some(
    ({ of }) => (of.count === 'held' && of.by === 'target') || (of.count === 'cp' && of.of === 'target'),
  );

const conditionReadsTarget = (cond: Condition): boolean => {
  if (cond.test === 'held') return cond.by === 'target';
  if (cond.test === 'not') return conditionReadsTarget(cond.of);
  if (cond.test === 'any' || cond.test === 'all') return cond.of.some(conditionReadsTarget);
  return false;
};

const parts = (e: Effect): Effect[][] => {
  switch (e.do) {
    case 'if':
    case 'may':
      return [e.yes, e.no];
    case 'choose':
      return e.options;
    case 'roll':
    case 'repeat':
      return [e.body];
    default:
      return [];
  }
};

export const isTargetedDamage = (e: Effect): boolean => e.do === 'deal' && e.to === 'target';

/** A line that acts on the target, or reads him, without damaging him. */
const leafNeedsTarget = (e: Effect): boolean => {
  switch (e.do) {
    case 'deal':
    case 'add':
      return amountReadsTarget(e.amount);
    case 'heal':
    case 'cp':
    case 'gain':
    case 'inflict':
    case 'draw':
      return e.who === 'target' || amountReadsTarget(e.amount);
    case 'remove':
      return e.from === 'target';
    default:
      return false;
  }
};

/** The whole line waits for the target: it, its condition, or every branch of its choice. */
export const waitsForTarget = (e: Effect): boolean => {
  if (e.do === 'if') return conditionReadsTarget(e.cond);
  if (e.do === 'choose') return e.options.every((block) => block.length > 0 && block.every(waitsForTarget));
  return leafNeedsTarget(e);
};

const some = (effects: Effect[], test: (e: Effect) => boolean): boolean =>
  effects.some((e) => test(e) || parts(e).some((block) => some(block, test)));

export const needsTarget = (effects: Effect[]): boolean =>
  some(effects, (e) => waitsForTarget(e) || isTargetedDamage(e));
export const dealsToTarget = (effects: Effect[]): boolean => some(effects, isTargetedDamage);
const changesAttack = (effects: Effect[]): boolean =>
  some(effects, (e) => isTargetedDamage(e) || e.do === 'add');

/** The earliest step for what follows a "then", given what stands before and after it (R10.5, V-02). */
export const stageAfterThen = (before: Effect[], after: Effect[], now: Stage): Stage => {
  if (dealsToTarget(before) && !changesAttack(after)) return Stage.After;
  if (some(before, waitsForTarget)) return now > Stage.Target ? now : Stage.Target;
  return now;
};
