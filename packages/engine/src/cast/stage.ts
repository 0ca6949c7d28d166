// An offensive text is written in one order but happens in three steps (R15.4.6, R15.6.2, R15.6.7). Which line belongs
// to which step is a property of the text, computed here once.

import type { Amount, Condition, Effect } from '@mad-king/language';

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
    ({ of }) => (of.count === 'held' && of.who === 'target') || (of.count === 'cp' && of.who === 'target'),
  );

const conditionReadsTarget = (cond: Condition): boolean => {
  switch (cond.test) {
    case 'held':
      return cond.who === 'target';
    case 'health-below':
    case 'opponent':
      return cond.who === 'target';
    case 'same':
      return cond.who === 'target' || cond.as === 'target';
    case 'not':
      return conditionReadsTarget(cond.of);
    case 'any':
    case 'all':
      return cond.of.some(conditionReadsTarget);
    default:
      return false;
  }
};

/** The blocks inside a line. */
export const blocksOf = (e: Effect): Effect[][] => {
  switch (e.do) {
    case 'if':
    case 'may':
      return [e.yes, e.no];
    case 'choose':
      return e.options.map((option) => option.do);
    case 'roll':
    case 'opposed-roll':
    case 'name-face':
    case 'repeat':
    case 'each-player':
    case 'unless-vetoed':
      return [e.body];
    default:
      return [];
  }
};

export const isTargetedDamage = (e: Effect): boolean => e.do === 'deal' && e.who === 'target' && !e.isolated;

/** A line that acts on the target, or reads him, without damaging him. */
const leafNeedsTarget = (e: Effect): boolean => {
  switch (e.do) {
    case 'deal':
      return amountReadsTarget(e.amount) || (e.who === 'target' && e.isolated === true);
    case 'add':
      return amountReadsTarget(e.amount);
    case 'heal':
    case 'cp':
    case 'lose-cp':
    case 'gain':
    case 'inflict':
    case 'draw':
    case 'discard':
      return e.who === 'target' || amountReadsTarget(e.amount);
    case 'remove':
    case 'steal-cp':
    case 'steal-health':
      return e.who === 'target';
    case 'look-at-hand':
      return e.who === 'target';
    case 'opposed-roll':
      return true;
    default:
      return false;
  }
};

/** The whole line waits for the target: it, its condition, or every branch of its choice. */
export const waitsForTarget = (e: Effect): boolean => {
  if (e.do === 'if') return conditionReadsTarget(e.cond);
  if (e.do === 'choose')
    return e.options.every(({ do: block }) => block.length > 0 && block.every(waitsForTarget));
  return leafNeedsTarget(e);
};

const some = (effects: Effect[], test: (e: Effect) => boolean): boolean =>
  effects.some((e) => test(e) || blocksOf(e).some((block) => some(block, test)));

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
