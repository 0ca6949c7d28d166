// Names of people: NFC, 2 to 20 characters as people count them, nothing that controls or turns the characters around it.

import { refuse } from '../refusal.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Control, format (directions, joiners that show nothing), private, unassigned; line ends. Emoji need the joiner U+200D. */
const FORBIDDEN = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;
const MOST_UNITS = 80;

export const cleanName = (given: string): string => {
  const name = given.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const n = name.length > MOST_UNITS ? Number.POSITIVE_INFINITY : [...graphemes.segment(name)].length;
  if (n < 2 || n > 20 || FORBIDDEN.test(given) || !/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) refuse('bad-name');
  return name;
};

/** Names that people would take for the same one. */
export const sameName = (a: string, b: string): boolean =>
  a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();
