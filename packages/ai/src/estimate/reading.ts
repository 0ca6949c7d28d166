// What a text looks at, found by reading it in the card language; each text is read once.

import type { Effect } from '@mad-king/engine';

type Text = readonly Effect[];

const once = (read: (text: Text) => boolean): ((text: Text) => boolean) => {
  const known = new WeakMap<Text, boolean>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
};

const READING: ReadonlySet<unknown> = new Set([
  'symbol',
  'sum',
  'symbols',
  'of-a-kind',
  'die',
  'used-symbol',
]);
const ROLLING: ReadonlySet<unknown> = new Set(['roll', 'opposed-roll', 'name-face']);

const readsDice = (node: unknown, inRoll = false): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  const { do: word, count, test } = node as { do?: unknown; count?: unknown; test?: unknown };
  // A text that rolls looks at its own dice there, except for equal numbers, which are always those of the five.
  if (inRoll ? test === 'of-a-kind' : READING.has(count) || READING.has(test)) return true;
  return Object.values(node).some((part) => readsDice(part, inRoll || ROLLING.has(word)));
};

/** Whether it looks at the five dice, so that it is not worth the same with all that activate it. */
export const looksAtDice = once((text) => readsDice(text));

const CP: ReadonlySet<unknown> = new Set(['cp', 'lose-cp', 'steal-cp', 'pay', 'choose-number']);

const readsCp = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  const { do: word, count, test } = node as { do?: unknown; count?: unknown; test?: unknown };
  return CP.has(word) || CP.has(count) || CP.has(test) || Object.values(node).some(readsCp);
};

/** Whether what it does depends on how many combat points somebody has. */
export const speaksOfCp = once(readsCp);
