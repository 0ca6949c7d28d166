// What a seat cannot see, it imagines: a copy of what it knows in which everything that is hidden from it is made up, and
// everything it knows is as it is. Nothing of what is hidden leaks in, because it is not there.

import { clone, type Game, known, NONE } from '@mad-king/engine';
import { type ActionFrame, below, seedWords, shuffle } from '@mad-king/engine/inside';

/** `random`: the player's own generator, never the game's. */
export const imagine = (g: Game, seat: number, random: number[]): Game => {
  const copy = known(g, seat);
  reseed(copy, random);
  for (let s = 0; s < copy.seats.length; s++) {
    if (copy.seats[s].team === copy.seats[seat].team) dealDeck(copy, s, random);
    else {
      dealHandAndDeck(copy, s, random);
      dealSecrets(copy, s, random);
      arrangeAnew(copy, s, random);
    }
  }
  return copy;
};

/** With all hands open: only what chance will bring is made up. */
export const imagineChance = (g: Game, random: number[]): Game => {
  const copy = clone(g);
  reseed(copy, random);
  for (let s = 0; s < copy.seats.length; s++) dealDeck(copy, s, random);
  return copy;
};

const reseed = (g: Game, random: number[]): void => {
  g.random = Array.from({ length: 4 }, () => below(random, 2 ** 31));
  g.keyed = null;
};

/** A game to look at with the seat's eyes: the same for all games that it cannot tell apart. */
export const guess = (g: Game, seat: number): Game => imagine(g, seat, seedWords('guess'));

/** The cards one is looking at stay where they are. */
const dealDeck = (g: Game, s: number, random: number[]): void => {
  const seat = g.seats[s];
  let looked = 0;
  for (const f of g.stack) if (f.op === 'text' && f.hand.self === s) looked = Math.max(looked, f.looked);
  const deck = seat.deck.slice(0, seat.deckLeft - looked);
  shuffle(random, deck);
  seat.deck = [...deck, ...seat.deck.slice(seat.deckLeft - looked, seat.deckLeft)];
};

/** Cards that have been seen or declared stay in the hand; the others could be any of those not seen anywhere. */
const dealHandAndDeck = (g: Game, s: number, random: number[]): void => {
  const seat = g.seats[s];
  const declared = g.stack.filter((f): f is ActionFrame => f.op === 'action' && f.seat === s);
  const isOpen = (card: number): boolean =>
    seat.seen.some((seen, i) => i % 2 === 0 && seen === card) ||
    declared.some((frame) => frame.card === card);
  const open = seat.hand.filter(isOpen);
  const hidden = [...seat.hand.filter((card) => !isOpen(card)), ...seat.deck.slice(0, seat.deckLeft)];
  shuffle(random, hidden);
  const unseen = seat.hand.length - open.length;
  seat.hand = [...open, ...hidden.slice(0, unseen)];
  seat.deck = hidden.slice(unseen);
  seat.deckLeft = seat.deck.length;
  // A card that will be discarded as a price has been named to nobody yet.
  for (const frame of declared) {
    const others = seat.hand.filter((card) => card !== frame.card);
    if (frame.paid !== NONE && others.length > 0) frame.paid = others[below(random, others.length)];
  }
};

/** As many secret tokens as there are, of any kinds the board has room for. */
const dealSecrets = (g: Game, s: number, random: number[]): void => {
  const { tokens, limits } = g.seats[s];
  const kinds = g.cast.present.filter((kind) => g.cast.kinds[kind].token.secret);
  let left = kinds.reduce((sum, kind) => sum + tokens[kind], 0);
  if (left === 0) return;
  const places = kinds.flatMap((kind) => Array.from({ length: limits[kind] }, () => kind));
  shuffle(random, places);
  for (const kind of kinds) tokens[kind] = 0;
  for (const kind of places) if (left-- > 0) tokens[kind]++;
};

/** Hidden cards that an opponent has put in an order may lie in any. */
const arrangeAnew = (g: Game, s: number, random: number[]): void => {
  for (const f of g.stack)
    if (f.op === 'text' && f.hand.self === s && f.hand.order !== NONE)
      f.hand.order = below(random, f.hand.orders);
};
