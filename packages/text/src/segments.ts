// What is said, as a list of words and icons: a table draws the icons, a terminal prints their labels.

export const ICONS = ['symbol', 'token', 'die', 'cp', 'damage', 'card', 'ability', 'player'] as const;
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
export type Segment = TextSegment | IconSegment;
export type Said = readonly Segment[];

export const text = (words: string): Said => (words === '' ? [] : [{ text: words }]);
export const icon = (kind: Icon, id: string, label: string): Said => [{ icon: kind, id, label }];
export const isIcon = (segment: Segment): segment is IconSegment => 'icon' in segment;

const wordsOf = (segment: Segment): string =>
  !isIcon(segment) ? segment.text : segment.icon === 'symbol' ? `[${segment.label}]` : segment.label;

/** As plain text. Symbols of dice stand in brackets; a row of them is counted: "3 [Sword] + 2 [Pow]". */
export const plain = (said: Said): string => {
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

const isSymbol = (segment: Segment): segment is IconSegment => isIcon(segment) && segment.icon === 'symbol';

/** How many times in a row the same symbol stands there. */
const runOf = (said: Said, from: number): number => {
  const first = said[from];
  let n = 1;
  if (!isSymbol(first)) return n;
  for (let next = said[from + n]; next && isSymbol(next) && next.id === first.id; next = said[from + n]) n++;
  return n;
};

export const isEmpty = (said: Said): boolean => plain(said).trim() === '';

/** Neighbouring words joined, no space twice or before a full stop, none at the ends. */
export const tidy = (said: Said): Said => {
  const out: Segment[] = [];
  for (const segment of said) {
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

/**
 * Czech "si" and "se" stand second in their clause: "dober~si", but "poté si dober". Messages join such a word with `~`
 * and mark with `^` what takes the first place.
 */
const placeClitics = (words: string): string =>
  words
    .replace(/\^(\s*)(\p{L}+)~(\p{L}+)/gu, '$1$3 $2')
    .replace(/\^/g, '')
    .replace(/~/g, ' ');

/** A clause that begins with "if" is set off from the adverb before it. */
const IF_AFTER =
  /\b(then if|razie jeśli|cyfrach jeśli|następnie jeśli|então se|poté pokud|jinak pokud)(?= )/giu;
const setOffIf = (words: string): string => words.replace(IF_AFTER, (pair) => pair.replace(' ', ', '));

const changeFirst = (said: Said, change: (letter: string) => string): Said => {
  const [first, ...rest] = said;
  if (first === undefined || isIcon(first)) return said;
  return [{ text: change(first.text[0] ?? '') + first.text.slice(1) }, ...rest];
};

export const capital = (said: Said): Said => changeFirst(said, (letter) => letter.toLocaleUpperCase());

/** With a capital at the start and a full stop at the end. */
export const sentence = (said: Said): Said => {
  const whole = tidy(capital(tidy(said)));
  return /[.!?]$/.test(plain(whole)) ? whole : tidy([...whole, { text: '.' }]);
};

export const join = (parts: readonly Said[], between: string): Said =>
  parts
    .filter((part) => part.length > 0)
    .flatMap((part, i) => (i === 0 ? part : [{ text: between }, ...part]));
