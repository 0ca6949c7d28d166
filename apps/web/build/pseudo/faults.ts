// What is wrong with a text that stands on a page in the language that nobody speaks: words that were never translated, and pieces
// that a program has put side by side, in an order that no other language could change.

import { BEGINS, ENDS, isAccented, wordsIn } from './words.ts';

/** The same in every language: the name of the game, levels of abilities, letters on keys, chapters of the rules. */
const NAMES = /\bMad King\b/g;
const SIGN = /^(?:I{1,3}|\p{L}|SC|ED)$/u;

/** Dates are written by the browser, which does not know this language. */
const DATES = new Set(
  Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1)).flatMap((day) =>
    [
      { month: 'short', weekday: 'short', hour: 'numeric' } as const,
      { month: 'long', weekday: 'long', hour: 'numeric' } as const,
    ].flatMap((form) => wordsIn(new Intl.DateTimeFormat('en', form).format(day))),
  ),
);
DATES.add('PM');

export const untranslatedIn = (text: string): string[] =>
  wordsIn(text.replaceAll(NAMES, '')).filter(
    (word) => !isAccented(word) && !SIGN.test(word) && !DATES.has(word),
  );

/** A text of the page without what is in it; texts that others are given stand inside of theirs. */
const outlineOf = (text: string): string => {
  let depth = 0;
  let outline = '';
  let last = '';
  for (const letter of text) {
    if (letter === BEGINS) {
      if (depth++ === 0) outline += BEGINS;
    } else if (letter === ENDS) {
      // Only how it ends matters.
      if (--depth === 0) outline += (/[.:!?…]/.test(last) ? last : '') + ENDS;
    } else if (depth === 0) outline += letter;
    else last = letter;
  }
  return outline;
};

/** A text beside another one, a word or a number, with nothing between them that would set them apart. Whole sentences follow each other. */
const PATCHES = [
  new RegExp(`[\\p{L}\\d%]\\s*[:,;]?\\s*${BEGINS}`, 'u'),
  new RegExp(`${BEGINS}${ENDS}\\s*(?:[\\p{L}\\d:,;]|${BEGINS})`, 'u'),
];

export const isPatched = (text: string): boolean => {
  const outline = outlineOf(text);
  return PATCHES.some((patch) => patch.test(outline));
};
