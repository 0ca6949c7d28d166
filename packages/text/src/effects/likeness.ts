// Lines that say the same: what two cases share is said once.

import type { Effect } from '@mad-king/language';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The lines with which both cases end. */
export const commonEnd = (
  yes: readonly Effect[],
  no: readonly Effect[],
): { yes: Effect[]; no: Effect[]; end: Effect[] } => {
  let n = 0;
  while (n < yes.length && n < no.length && isSame(yes[yes.length - 1 - n], no[no.length - 1 - n])) n++;
  const until = (lines: readonly Effect[]): Effect[] => lines.slice(0, lines.length - n);
  return { yes: until(yes), no: until(no), end: yes.slice(yes.length - n) };
};

/** The number that stands in the other lines instead, if that is the only difference. */
export const numberInstead = (lines: readonly Effect[], others: readonly Effect[]): number | null => {
  const found = differences(lines, others);
  return found?.length === 1 ? found[0].other : null;
};

interface Difference {
  path: string;
  one: number;
  other: number;
}

/** Where two texts differ in numbers; null if they differ in more than that. */
export const differences = (one: unknown, other: unknown, path = ''): Difference[] | null => {
  if (isSame(one, other)) return [];
  if (typeof one === 'number' && typeof other === 'number') return [{ path, one, other }];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return null;
  const keys = Object.keys(one);
  if (!isSame(keys, Object.keys(other))) return null;
  const found: Difference[] = [];
  for (const key of keys) {
    const inside = differences(one[key as never], other[key as never], `${path}.${key}`);
    if (inside === null) return null;
    found.push(...inside);
  }
  return found;
};
