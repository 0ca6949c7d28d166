// What is said, as a list of words and icons: a table draws the icons, a terminal prints their labels.

import { placeClitics, placeForms, setOffIf } from './grammar.ts';

export const ICONS = [
  'symbol',
  'token',
  'keyword',
  'die',
  'cp',
  'damage',
  'card',
  'ability',
  'player',
] as const;
/** What a picture can show. */
export type Icon = (typeof ICONS)[number];

/** `id` is what the picture shows: `barbarian.sword`, `stun`, `barbarian.6`, `undefendable`, `barbarian.smack`, a seat. */
export interface IconSegment {
  icon: Icon;
  id: string;
  label: string;
}
export interface TextSegment {
  text: string;
}
/** What follows is a row under the words before it: with what dice must show, or with a bullet. */
export interface RowSegment {
  row: readonly Word[];
}
/** What follows is a paragraph of its own. */
export interface LineSegment {
  line: true;
}
/** Words or a picture. */
export type Word = TextSegment | IconSegment;
/** A piece of what is said: words, a picture, the mark of a row, the end of a line. */
export type Segment = Word | RowSegment | LineSegment;
/** What is said, piece by piece; `plain` makes text of it. */
export type Said = readonly Segment[];

export const text = (words: string): Said => (words === '' ? [] : [{ text: words }]);
export const icon = (kind: Icon, id: string, label: string): Said => [{ icon: kind, id, label }];
/** Whether a piece is a picture. */
export const isIcon = (segment: Segment): segment is IconSegment => 'icon' in segment;
export const isRow = (segment: Segment): segment is RowSegment => 'row' in segment;
const isBreak = (segment: Segment): segment is RowSegment | LineSegment =>
  isRow(segment) || 'line' in segment;

export const LINE: Said = [{ line: true }];
/** A row; without a mark it has a bullet. */
export const row = (mark: Said, said: Said): Said => [{ row: wordsIn(tidy(mark)) }, ...said];
export const hasRows = (said: Said): boolean => said.some(isRow);
const wordsIn = (said: Said): Word[] => said.filter((segment) => !isBreak(segment)) as Word[];

/** Without paragraphs and rows, for where there is one line only. */
export const inOneLine = (said: Said): readonly Word[] =>
  hasBreaks(said)
    ? tidyWords(
        said.flatMap((segment): Word[] => {
          if ('line' in segment) return [{ text: ' ' }];
          if (!isRow(segment)) return [segment];
          return segment.row.length === 0
            ? [{ text: ' • ' }]
            : [{ text: ' ' }, ...segment.row, { text: ': ' }];
        }),
      )
    : (said as readonly Word[]);

const wordsOf = (word: Word): string =>
  !isIcon(word) ? word.text : word.icon === 'symbol' ? `[${word.label}]` : word.label;

/** As plain text. Symbols of dice stand in brackets; a row of them is counted: "3 [Sword] + 2 [Pow]". */
export const plain = (all: Said): string => {
  const said = inOneLine(all);
  let words = '';
  for (let i = 0; i < said.length; ) {
    const run = runOf(said, i);
    if (run > 1) words += `${run} `;
    words += wordsOf(said[i]);
    i += run;
    const next = said[i];
    if (next && isSymbol(said[i - 1]) && isSymbol(next)) words += ' + ';
  }
  return words;
};

const hasBreaks = (said: Said): boolean => said.some(isBreak);

const isSymbol = (segment: Word): segment is IconSegment => isIcon(segment) && segment.icon === 'symbol';

/** How many times in a row the same symbol stands there. */
const runOf = (said: readonly Word[], from: number): number => {
  const first = said[from];
  let n = 1;
  if (!isSymbol(first)) return n;
  for (let next = said[from + n]; next && isSymbol(next) && next.id === first.id; next = said[from + n]) n++;
  return n;
};

export const isEmpty = (said: Said): boolean => plain(said).trim() === '';

/** Neighbouring words joined, no space twice or before a full stop, none at the ends of paragraphs and rows. */
export const tidy = (said: Said): Said =>
  runsOf(said).flatMap(({ after, words }) => {
    const tidied = tidyWords(words);
    if (after === null) return tidied;
    return tidied.length === 0 && !isRow(after) ? [] : [after, ...tidied];
  });

interface Run {
  after: RowSegment | LineSegment | null;
  words: Word[];
}

/** What stands between the breaks. */
const runsOf = (said: Said): Run[] => {
  const runs: Run[] = [{ after: null, words: [] }];
  for (const segment of said)
    if (isBreak(segment)) runs.push({ after: segment, words: [] });
    else runs[runs.length - 1].words.push(segment);
  return runs;
};

const tidyWords = (words: readonly Word[]): Word[] => {
  const out: Word[] = [];
  const place = placeForms();
  for (const word of words) {
    const segment = isIcon(word) ? word : { text: place(word.text) };
    const last = out.at(-1);
    if (isIcon(segment)) out.push(segment);
    else if (last && !isIcon(last)) last.text += segment.text;
    else out.push({ text: segment.text });
  }
  out.forEach((segment, i) => {
    if (isIcon(segment)) return;
    segment.text = setOffIf(placeClitics(segment.text));
    if (i > 0) segment.text = segment.text.replace(/^ (?=(jeśli|pokud) )/, ', ');
    segment.text = segment.text
      .replace(/ {2,}/g, ' ')
      .replace(/ (?=[.,;:!?)])/g, '')
      .replace(/,(?=[.;:!?)])/g, '');
    const before = out[i - 1];
    // "Rage!" ends its sentence by itself.
    if (before && isIcon(before) && /[!?]$/.test(before.label))
      segment.text = segment.text.replace(/^[.!?]/, '');
    if (i === 0) segment.text = segment.text.trimStart();
    if (i === out.length - 1) segment.text = segment.text.trimEnd();
  });
  return out.filter((segment) => isIcon(segment) || segment.text !== '');
};

const changeFirst = (said: Said, change: (letter: string) => string): Said => {
  const [first, ...rest] = said;
  if (first === undefined || isBreak(first) || isIcon(first)) return said;
  return [{ text: change(first.text[0] ?? '') + first.text.slice(1) }, ...rest];
};

export const capital = (said: Said): Said => changeFirst(said, (letter) => letter.toLocaleUpperCase());

/** With a capital at the start and a full stop at the end; a colon where rows follow. Rows are sentences already. */
export const sentence = (said: Said): Said => {
  const whole = tidy(said);
  const end = whole.findIndex(isBreak);
  const lead = end < 0 ? whole : whole.slice(0, end);
  const rest = end < 0 ? [] : whole.slice(end);
  return [...ended(lead, rest.length > 0 && isRow(rest[0])), ...rest];
};

const ended = (lead: Said, leadsOn: boolean): Said => {
  const whole = capital(lead);
  if (whole.length === 0) return whole;
  if (leadsOn) return /:$/.test(plain(whole)) ? whole : tidy([...whole, { text: ':' }]);
  return /[.!?]$/.test(plain(whole)) ? whole : tidy([...whole, { text: '.' }]);
};

export const join = (parts: readonly Said[], between: string): Said =>
  parts
    .filter((part) => part.length > 0)
    .flatMap((part, i) => (i === 0 ? part : [{ text: between }, ...part]));
