// Which line of an offensive text belongs to which step is a property of the text, computed here once.

import type { Effect } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';
import { Stage } from '../cast/stage.ts';
import { definitionOf } from '../words/index.ts';
import { namesTarget } from '../words/word.ts';

const isTargetedDamage = (e: Effect): boolean => e.do === 'deal' && e.who === 'target' && !e.isolated;

/** The whole line waits for the target. */
export const waitsForTarget = (e: Effect): boolean =>
  definitionOf(e.do)?.waits?.(e, waitsForTarget) ?? namesTarget(e);

const some = (effects: readonly Effect[], test: (e: Effect) => boolean): boolean =>
  linesOf(effects).some(test);

export const needsTarget = (effects: readonly Effect[]): boolean =>
  some(effects, (e) => waitsForTarget(e) || isTargetedDamage(e));

export const dealsToTarget = (effects: readonly Effect[]): boolean => some(effects, isTargetedDamage);

const changesAttack = (effects: readonly Effect[]): boolean =>
  some(effects, (e) => isTargetedDamage(e) || e.do === 'add');

/** The earliest step for what follows a "then", given what stands before and after it (R10.5, V-02). */
export const stageAfterThen = (before: readonly Effect[], after: readonly Effect[], now: Stage): Stage => {
  if (dealsToTarget(before) && !changesAttack(after)) return Stage.After;
  if (some(before, waitsForTarget)) return now > Stage.Target ? now : Stage.Target;
  return now;
};
