// What a text looks at, found by reading it in the card language; each text is read once.

import type { Effect } from '@mad-king/language';

type Text = readonly Effect[];

/** What is read of something that is never changed in place, read once. */
export const once = <From extends object, T>(read: (from: From) => T): ((from: From) => T) => {
  const known = new WeakMap<From, T>();
  return (from) => {
    const found = known.get(from);
    if (found !== undefined) return found;
    const made = read(from);
    known.set(from, made);
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
export const sightsOf = once((text: Text): ReadonlySet<Sight> => {
  const found = new Set<Sight>();
  readDice(text, false, found);
  return found;
});

/** What of the boards a text may look at: one kind of token or all of them, and other things. */
export type Concern = `token ${string}` | 'tokens' | 'cp' | 'upgrades' | 'levels' | 'health';

const BY_WORD: ReadonlyMap<unknown, Concern> = new Map([
  ['lose-cp', 'cp'],
  ['steal-cp', 'cp'],
  ['pay', 'cp'],
  ['choose-number', 'cp'],
  ['choose-token', 'tokens'],
  ['remove-all', 'tokens'],
  ['redirect', 'tokens'],
]);
const BY_QUESTION: ReadonlyMap<unknown, Concern> = new Map([
  ['cp', 'cp'],
  ['tokens', 'tokens'],
  ['upgrades', 'upgrades'],
  ['level', 'levels'],
  ['health-below', 'health'],
]);

const readBoards = (node: unknown, found: Set<Concern>): void => {
  if (typeof node !== 'object' || node === null) return;
  const { do: word, count, test, token, tokens } = node as Record<string, unknown>;
  for (const id of [token, ...(Array.isArray(tokens) ? tokens : [])])
    if (typeof id === 'string') found.add(`token ${id}`);
  for (const concern of [BY_WORD.get(word), BY_QUESTION.get(count), BY_QUESTION.get(test)])
    if (concern !== undefined) found.add(concern);
  for (const part of Object.values(node)) readBoards(part, found);
};

/** What texts, or whatever else is said in the card language, look at. */
export const concernsOf = (texts: unknown): ReadonlySet<Concern> => {
  const found = new Set<Concern>();
  readBoards(texts, found);
  return found;
};
