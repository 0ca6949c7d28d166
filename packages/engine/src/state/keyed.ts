// Keyed chance, for games among people who must not foretell it: every deck and every choice has a generator of its own, drawn
// from HMAC-SHA-256 under the seed. One stream for all could be worked out by who has seen a deck and some dice.

import { type HmacKey, hmacKey, hmacSha256 } from '../sha256.ts';

/** Whoever has the key knows all chance to come: it stays with those who deal, and nobody's view has it. */
export interface Keyed {
  readonly key: HmacKey;
  /** Choices played so far. */
  choices: number;
  /** The generator still is that of an earlier choice. */
  due: boolean;
}

/** 128 bits, all that the generator holds. */
const WORDS = 4;

/** A generator for one purpose: "deck 1" of the first seat, "choice 17", "choice 0" for what comes before all choices. */
export const keyedWords = ({ key }: Keyed, purpose: string): number[] =>
  Array.from(hmacSha256(key, purpose).subarray(0, WORDS), (word) => word | 0);

export const keyedBy = (seed: string): Keyed => ({ key: hmacKey(seed), choices: 0, due: true });

/** What falls from now on falls for the next choice. Most choices need no chance, so the generator waits until it is asked. */
export const nextChoice = (keyed: Keyed): void => {
  keyed.choices++;
  keyed.due = true;
};
