// A game in a link: its record without the first line, in pieces, deflated, in letters that survive in an address (docs/NOTATION.md,
// "Links"). The container counts and sums what is in it, so a code that lost or changed a letter is noticed. Made of what browsers
// and Node both have.

import { type GameRecord, readRecord, writeRecord } from '@mad-king/engine';
import { fromPieces, toPieces } from './pieces.ts';

/** Where a page looks for games: what stands before the code in the address. */
export const WATCH = '#/watch/';

/** How a code is read: the first letter of it. Plain is what has no pieces: the codes of old, and records that are not ASCII. */
const PLAIN = '1';
const IN_PIECES = '2';
const HEADER = 'mad-king 1\n';

/** No code of a real game is longer. */
const MOST_LETTERS = 20_000;
/** No record is. */
export const MOST_BYTES = 200_000;
/** No game has more choices: the longest of a thousand had a tenth of them. */
const MOST_CHOICES = 20_000;

/** `foreign`: no code of a game at all, or one of a later version. `damaged`: letters are missing or wrong. */
export type LinkFault = 'foreign' | 'damaged' | 'too-long';

export class LinkError extends Error {
  readonly fault: LinkFault;

  constructor(fault: LinkFault, message: string) {
    super(message);
    this.name = 'LinkError';
    this.fault = fault;
  }
}

const damaged = (): LinkError =>
  new LinkError('damaged', 'the code of the game is damaged: letters are missing or were changed');

const tooLong = (): LinkError =>
  new LinkError(
    'too-long',
    `a code holds a record of at most ${MOST_BYTES / 1000} kilobytes and ${MOST_CHOICES} choices`,
  );

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const toBytes = (letters: string): Uint8Array<ArrayBuffer> => {
  if (!/^[\w-]+$/.test(letters) || letters.length % 4 === 1) throw damaged();
  return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
};

/** What comes out of a stream, as long as it is not too much. */
const collect = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw tooLong();
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(by);

export const codeOf = async (record: GameRecord): Promise<string> => {
  const text = writeRecord(record).slice(HEADER.length);
  const plain = new TextEncoder().encode(text);
  const isAscii = plain.length === text.length;
  const packed = through(isAscii ? toPieces(text) : plain, new CompressionStream('deflate'));
  return (isAscii ? IN_PIECES : PLAIN) + toLetters(await collect(packed));
};

/** Whether it could be the code of a game, be it of a later version: by its letters, and how many there are. */
export const isCode = (text: string): boolean => text.length <= MOST_LETTERS && /^[\w-]+$/.test(text);

/** In the address of a page that shows a game, whatever stands around it in a text. */
const IN_ADDRESS = /#\/(?:watch|review)\/([^\s/?#]*)/;
/** On its own: words that are no code are short, or stand among others. */
const ALONE = /^\s*([12][\w-]{99,})\s*$/;
/** What ends a sentence is no letter of a code. */
const STOPS = /[.,:;!?)\]>"'”»]+$/;

/** The code in an address, or what was given as one; null if there is none. */
export const findCode = (text: string): string | null =>
  (IN_ADDRESS.exec(text) ?? ALONE.exec(text))?.[1].replace(STOPS, '') ?? null;

/** Neither can be read as the other: what is in pieces begins with a byte that no text begins with. */
const textOf = (version: string, bytes: Uint8Array<ArrayBuffer>): string =>
  version === IN_PIECES ? fromPieces(bytes) : new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Throws a LinkError, or the FormatError of a record that cannot be read. */
export const recordOf = async (code: string): Promise<GameRecord> => {
  if (code.length > MOST_LETTERS)
    throw new LinkError('too-long', `the code of a game has at most ${MOST_LETTERS} letters`);
  const version = code.slice(0, 1);
  if (version !== PLAIN && version !== IN_PIECES)
    throw new LinkError('foreign', `the code of a game begins with "${PLAIN}" or "${IN_PIECES}"`);
  const bytes = toBytes(code.slice(1));
  const text = await collect(through(bytes, new DecompressionStream('deflate')))
    .then((unpacked) => textOf(version, unpacked))
    .catch((error) => {
      throw error instanceof LinkError ? error : damaged();
    });
  if (text.length > MOST_BYTES) throw tooLong();
  const record = readRecord(HEADER + text);
  if (record.choices.length > MOST_CHOICES) throw tooLong();
  return record;
};
