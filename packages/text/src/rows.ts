// Rows of an ability as they are printed: those that differ only in their numbers are one line, "4/6/8 damage".

import type { Effect, Row } from '@mad-king/language';
import type { Stepped } from './effects/amount.ts';
import { differences } from './effects/likeness.ts';

export interface PrintedRow {
  needs: string[];
  effects: readonly Effect[];
}

export const printedRows = (rows: readonly Row[]): PrintedRow[] => {
  const printed: PrintedRow[] = [];
  for (let i = 0; i < rows.length; ) {
    let n = rows.length - i;
    let effects: readonly Effect[] | null = null;
    for (; n > 0 && effects === null; n--) effects = together(rows.slice(i, i + n).map((row) => row.do));
    n++;
    printed.push({ needs: rows.slice(i, i + n).map(({ need }) => need), effects: effects ?? rows[i].do });
    i += n;
  }
  return printed;
};

/** One text for all of these, with their amounts side by side; null if they differ in more. */
const together = (texts: readonly (readonly Effect[])[]): readonly Effect[] | null => {
  const [first, ...rest] = texts;
  if (rest.length === 0) return first;
  const paths = new Set<string>();
  for (const other of rest) {
    const found = differences(first, other);
    if (found === null || found.some(({ path }) => !path.endsWith('.amount'))) return null;
    for (const { path } of found) paths.add(path);
  }
  const said = JSON.parse(JSON.stringify(first)) as Effect[];
  for (const path of paths) replace(said, path, texts);
  return said;
};

const replace = (said: Effect[], path: string, texts: readonly (readonly Effect[])[]): void => {
  const keys = path.split('.').slice(1);
  const at = (root: unknown, until: number): unknown =>
    keys.slice(0, until).reduce((value, key) => value[key as never], root as never);
  const steps = texts.map((text) => at(text, keys.length) as number);
  const amount: Stepped = { base: steps[0], terms: [], steps };
  (at(said, keys.length - 1) as Record<string, unknown>)[keys[keys.length - 1]] = amount;
};
