// The rules of another release, as one file from the server (packages/rules), with its heroes told as they were in it.

import type { Library } from '@mad-king/engine';
import type { Rules } from '@mad-king/rules/load';
import { meet, tellAsThen } from './language/met.ts';
import { contentFrom, rulesOfRelease } from './library.ts';

export interface OtherRules {
  rules: Rules;
  library: Library;
  /** From then on heroes are told as they were; what it gives tells them again as they are in this page. */
  tell: () => () => void;
}

/** `mark`: of the release. */
export const otherRules = async (mark: string, heroes: readonly string[]): Promise<OtherRules> => {
  const [rules] = await Promise.all([rulesOfRelease(mark), meet(heroes)]);
  const then = contentFrom(rules, heroes);
  return { rules, library: rules.compile(then), tell: () => tellAsThen(then) };
};
