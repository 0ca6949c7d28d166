// What a text looks at, found by reading it in the card language; each text is read once.

import type { Effect } from '@mad-king/language';

type Text = readonly Effect[];

const once = <T>(read: (text: Text) => T): ((text: Text) => T) => {
  const known = new WeakMap<Text, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = read(text);
    known.set(text, made);
    return made;
  };
};

/** What a text may look at: how many dice show each symbol, how many the same number, or which numbers. */
export type Sight = 'symbols' | 'equals' | 'numbers';

const SIGHTS: ReadonlyMap<unknown, Sight> = new Map([
  ['symbol', 'symbols'],
  ['symbols', 'symbols'],
  ['used-symbol', 'symbols'],
  ['of-a-kind', 'equals'],
  ['sum', 'numbers'],
  ['die', 'numbers'],
]);
const ROLLING: ReadonlySet<unknown> = new Set(['roll', 'opposed-roll']);

const readDice = (node: unknown, inRoll: boolean, found: Set<Sight>): void => {
  if (typeof node !== 'object' || node === null) return;
  const { do: word, count, test } = node as { do?: unknown; count?: unknown; test?: unknown };
  for (const part of [count, test]) {
    const sight = SIGHTS.get(part);
    // A text that rolls looks at its own dice there, except for equal numbers, which are always those of the five.
    if (sight !== undefined && (!inRoll || sight === 'equals')) found.add(sight);
  }
  for (const part of Object.values(node)) readDice(part, inRoll || ROLLING.has(word), found);
};

/** What it looks at of the five dice; rolls that look the same to it are worth the same. */
export const sightsOf = once((text): ReadonlySet<Sight> => {
  const found = new Set<Sight>();
  readDice(text, false, found);
  return found;
});

const CP: ReadonlySet<unknown> = new Set(['cp', 'lose-cp', 'steal-cp', 'pay', 'choose-number']);

const readsCp = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  const { do: word, count, test } = node as { do?: unknown; count?: unknown; test?: unknown };
  return CP.has(word) || CP.has(count) || CP.has(test) || Object.values(node).some(readsCp);
};

/** Whether what it does depends on how many combat points somebody has. */
export const speaksOfCp = once(readsCp);
