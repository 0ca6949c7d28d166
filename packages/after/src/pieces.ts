// What records say again and again, as single bytes: a game in a link is a sixth shorter so. Records are ASCII but for strange seeds, so
// the bytes from 128 on are free. Links that were made must open for ever: this table may never change.
// docs/NOTATION.md describes it.

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** All sets of dice that can be kept: "1", "2", "12", and so on. */
const DICE = upTo(31).map((set) =>
  upTo(5)
    .filter((die) => set & (1 << (die - 1)))
    .join(''),
);

/** Cards that every deck had when this was written. */
const CARDS = [
  'better-d',
  'buh-bye',
  'double-up',
  'get-that-outta-here',
  'getting-paid',
  'helping-hand',
  'not-this-time',
  'one-more-time',
  'samesies',
  'six-it',
  'so-wild',
  'tip-it',
  'transference',
  'triple-up',
  'try-try-again',
  'twice-as-wild',
  'vegas-baby',
  'what-status-effects',
];

const numbered = (word: string, n: number): string[] => upTo(n).map((i) => `${word} ${i}\n`);

/** The first is what every record begins with. */
export const PIECES: readonly string[] = [
  ...['mode ', '\nseed ', '\nrules ', '\nseat ', '\n\n'],
  ...['-\n', '- x2\n', '- x3\n', '- x4\n', '- x5\n', '- x6\n', '- x7\n', '- x8\n', '- x9\n'],
  ...['.\n', '. x2\n', 'k none\n', ...DICE.map((dice) => `k ${dice}\n`)],
  ...CARDS.flatMap((card) => [`p ${card}\n`, `s ${card}\n`]),
  ...[...numbered('die', 5), ...numbered('value', 6), ...numbered('player', 6), ...numbered('target', 6)],
  ...['option ', 'token ', 'number ', 'reroll ', 'a none\n', 'yes\n', 'no\n'],
  ...['a ', 'd ', 'p ', 's ', 't ', 'u ', ' 1\n', ' 2\n', ' 3\n', '-ii\n', '-iii\n'],
];

const FIRST = 128;

const BY_LENGTH = PIECES.map((piece, i) => ({ piece, letter: String.fromCharCode(FIRST + i) })).sort(
  (a, b) => b.piece.length - a.piece.length,
);

/** Of ASCII text. */
export const toPieces = (text: string): Uint8Array<ArrayBuffer> => {
  const short = BY_LENGTH.reduce((rest, { piece, letter }) => rest.replaceAll(piece, letter), text);
  return Uint8Array.from(short, (letter) => letter.charCodeAt(0));
};

/** Throws if that cannot have been a record. */
export const fromPieces = (bytes: Uint8Array): string => {
  if (bytes[0] !== FIRST || bytes.some((byte) => byte >= FIRST + PIECES.length))
    throw new RangeError('these are no pieces of a record');
  return Array.from(bytes, (byte) => PIECES[byte - FIRST] ?? String.fromCharCode(byte)).join('');
};
