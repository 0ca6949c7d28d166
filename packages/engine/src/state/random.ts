// The seeded generator of a game (R1.9): sfc32 on four 32-bit words, exact on every platform. Where chance is keyed, every
// choice has another one.

import type { Game } from './game.ts';
import { keyedBy, keyedWords } from './keyed.ts';

/** Four words from any text; different texts give unrelated streams. */
export const seedWords = (seed: string): number[] => {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed.length | 0];
  for (let i = 0; i < seed.length; i++) {
    for (let w = 0; w < 4; w++) {
      const mixed = Math.imul(words[w] ^ seed.charCodeAt(i), 0x85ebca6b + w * 0x9e3779b2);
      words[w] = ((mixed << 13) | (mixed >>> 19)) ^ words[(w + 1) & 3];
    }
  }
  const state = words.map((word) => word | 0);
  for (let i = 0; i < 20; i++) nextWord(state);
  return state;
};

const nextWord = (s: number[]): number => {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (s[2] << 21) | (s[2] >>> 11);
  s[2] = (s[2] + t) | 0;
  return t >>> 0;
};

/** Uniform on 0..n-1, without bias. */
export const below = (state: number[], n: number): number => {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let word = nextWord(state);
  while (word >= limit) word = nextWord(state);
  return word % n;
};

/** The generator of a game, for all that chance decides once the decks are there. */
export const chance = (g: Game): number[] => {
  const { keyed } = g;
  if (keyed !== null && keyed.due) {
    g.random = keyedWords(keyed, `choice ${keyed.choices}`);
    keyed.due = false;
  }
  return g.random;
};

/** The generator that shuffles the deck of a seat at the beginning. */
export const deckChance = (g: Game, seat: number): number[] =>
  g.keyed === null ? g.random : keyedWords(g.keyed, `deck ${seat + 1}`);

/** One die (R1.9), or the next fated one. */
export const rollDie = (g: Game): number =>
  g.fated.length > 0 ? (g.fated.pop() as number) : below(chance(g), 6) + 1;

/** Shuffles cards in place. */
export const shuffle = (state: number[], cards: number[]): void => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(state, i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
};

/** From here on chance comes from another seed: dice, and the decks as far as nobody has drawn from them. */
export const renewChance = (g: Game, seed: string): void => {
  if (g.keyed === null) g.random = seedWords(seed);
  else g.keyed = { ...keyedBy(seed), choices: g.keyed.choices };
  for (const seat of g.seats) {
    const left = seat.deck.slice(0, seat.deckLeft);
    shuffle(chance(g), left);
    seat.deck = [...left, ...seat.deck.slice(seat.deckLeft)];
  }
};
