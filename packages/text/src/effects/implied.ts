// Conditions that go without saying: nothing is removed that is not there, nothing gained beyond the limit (R6.2.3).

import type { Condition, Effect } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';

/** What is left of a condition when everything is taken away that its own lines imply; null: nothing. */
export const unimplied = (cond: Condition, effects: readonly Effect[]): Condition | null => {
  const lines = linesOf(effects);
  if (cond.test === 'all') {
    const left = cond.of.flatMap((part) => unimplied(part, effects) ?? []);
    return left.length === 0 ? null : { test: 'all', of: left };
  }
  if (cond.test === 'any') return cond.of.every((part) => unimplied(part, effects) === null) ? null : cond;
  return isImplied(cond, lines) ? null : cond;
};

const isImplied = (cond: Condition, lines: readonly Effect[]): boolean => {
  switch (cond.test) {
    case 'held':
      return cond.who === 'self' && lines.some((e) => takes(e, cond.token));
    case 'cp':
      return lines.some((e) => e.do === 'pay' || (e.do === 'lose-cp' && e.who === 'self'));
    case 'not': {
      const { of } = cond;
      return of.test === 'full' && lines.some((e) => e.do === 'gain' && e.token === of.token);
    }
    default:
      return false;
  }
};

const takes = (e: Effect, token: string): boolean =>
  (e.do === 'remove' && e.token === token && e.who === 'self') ||
  (e.do === 'remove-up-to' && e.token === token);
