// Activation requirements (R9.2), packed so that testing one takes a few machine instructions.
//
// Symbols of a hero are numbered 0 to 5. A count of symbols is one integer with four bits for each symbol: three for
// the number of dice, and one that stays free. With the free bits set, subtracting a requirement clears the free bit
// of every symbol of which there are too few.

import { ContentError } from './errors.ts';

/** A requirement, ready to be compared with dice: so many symbols, a small or a large straight. */
export type Need = { kind: 'symbols'; packed: number } | { kind: 'small' } | { kind: 'large' };

const FREE_BITS = 0x888888;

/** `faces[1..6]`: symbol number of each die value. */
export const packSymbols = (values: readonly number[], faces: readonly number[]): number => {
  let packed = 0;
  for (let i = 0; i < values.length; i++) packed += 1 << (faces[values[i]] << 2);
  return packed;
};

/** The values that occur, as bits. */
export const valueBits = (values: readonly number[]): number => {
  let bits = 0;
  for (let i = 0; i < values.length; i++) bits |= 1 << values[i];
  return bits;
};

/** Whether packed symbols include all that are needed. */
export const hasSymbols = (packed: number, need: number): boolean =>
  (((packed | FREE_BITS) - need) & FREE_BITS) === FREE_BITS;

const SMALL = [0b0011110, 0b0111100, 0b1111000];
const LARGE = [0b0111110, 0b1111100];

/** Whether dice meet a requirement, given their symbols packed and their values as bits. */
export const meets = (need: Need, packed: number, bits: number): boolean => {
  if (need.kind === 'symbols') return hasSymbols(packed, need.packed);
  if (need.kind === 'small')
    return (bits & SMALL[0]) === SMALL[0] || (bits & SMALL[1]) === SMALL[1] || (bits & SMALL[2]) === SMALL[2];
  return (bits & LARGE[0]) === LARGE[0] || (bits & LARGE[1]) === LARGE[1];
};

/** Dice without those that a bit mask names as showing no symbols of their player. */
export const showing = (values: readonly number[], foreign: number): readonly number[] =>
  foreign === 0 ? values : values.filter((_, i) => (foreign & (1 << i)) === 0);

/** Whether dice meet a requirement; `faces[1..6]`: symbol number of each die value. */
export const meetsDice = (
  need: Need,
  values: readonly number[],
  faces: readonly number[],
  foreign = 0,
): boolean => meets(need, packSymbols(showing(values, foreign), faces), valueBits(values));

/** The largest number of equal values. */
export const mostOfAKind = (dice: readonly number[]): number => {
  let counts = 0;
  for (let i = 0; i < dice.length; i++) counts += 1 << (dice[i] * 4);
  let most = 0;
  for (let v = 1; v <= 6; v++) {
    const n = (counts >> (v * 4)) & 7;
    if (n > most) most = n;
  }
  return most;
};

/** "sword x3 + pow x2", "small straight", "large straight". */
export const parseNeed = (text: string, symbols: readonly string[], path: string): Need => {
  if (text === 'small straight') return { kind: 'small' };
  if (text === 'large straight') return { kind: 'large' };
  let packed = 0;
  let total = 0;
  for (const part of text.split('+')) {
    const match = /^\s*([a-z-]+) x([1-5])\s*$/.exec(part);
    if (!match)
      throw new ContentError(
        path,
        `"${text}" is no requirement; write "small straight", "large straight" or symbols such as "${symbols[0]} x3"`,
      );
    const index = symbols.indexOf(match[1]);
    if (index < 0)
      throw new ContentError(path, `there is no symbol "${match[1]}" on these dice (${symbols.join(', ')})`);
    packed += Number(match[2]) << (index << 2);
    total += Number(match[2]);
  }
  if (total > 5) throw new ContentError(path, `"${text}" asks for ${total} dice, but there are five`);
  return { kind: 'symbols', packed };
};
