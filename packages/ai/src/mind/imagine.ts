// What a seat cannot see, it imagines: a copy of the game in which everything that is hidden from it is made up anew, and
// everything it knows is as it is. Nothing of what is hidden leaks in, because it is put in a fixed order before chance
// decides. Hidden are the cards in opponents' hands, the order of all decks, which secret tokens opponents have, how an
// opponent has arranged hidden cards, and what chance will bring.

import { below, clone, type Game, Op, type Seat, seedWords, type TextFrame } from '@mad-king/engine';

/** `random`: the player's own generator, never the game's. */
export const imagine = (g: Game, seat: number, random: number[]): Game => {
  const copy = clone(g);
  copy.random = Array.from({ length: 4 }, () => below(random, 2 ** 31));
  copy.fated = [];
  for (let s = 0; s < copy.seats.length; s++) {
    if (copy.seats[s].team === copy.seats[seat].team) dealDeck(copy, s, random);
    else {
      dealHandAndDeck(copy, s, seat, random);
      dealSecrets(copy, s, random);
      arrangeAnew(copy, s, random);
    }
  }
  return copy;
};

/** A game to look at with the seat's eyes: the same for all games that it cannot tell apart. */
export const guess = (g: Game, seat: number): Game => imagine(g, seat, seedWords('guess'));

const shuffle = (random: number[], cards: number[]): void => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
};

const byNumber = (a: number, b: number): number => a - b;

const textsOf = (g: Game, s: number): TextFrame[] =>
  g.stack.filter((frame) => frame.op === Op.Text).filter((frame) => frame.self === s);

/** One knows which cards are left in the deck, not their order, except for those one is looking at. */
const dealDeck = (g: Game, s: number, random: number[]): void => {
  const seat = g.seats[s];
  const looked = Math.max(0, ...textsOf(g, s).map((frame) => frame.looked));
  const deck = seat.deck.slice(0, seat.deckLeft - looked).sort(byNumber);
  shuffle(random, deck);
  seat.deck = [...deck, ...seat.deck.slice(seat.deckLeft - looked, seat.deckLeft)];
};

/** Cards that have been seen or declared stay in the hand; the others could be any of those not seen anywhere. */
const dealHandAndDeck = (g: Game, s: number, viewer: number, random: number[]): void => {
  const seat = g.seats[s];
  const declared = g.stack.filter((frame) => frame.op === Op.Action).filter((frame) => frame.seat === s);
  const isKnown = (card: number): boolean =>
    isSeen(seat, card, viewer) || declared.some((frame) => frame.card === card);
  const known = seat.hand.filter(isKnown).sort(byNumber);
  const hidden = [...seat.hand.filter((card) => !isKnown(card)), ...seat.deck.slice(0, seat.deckLeft)].sort(
    byNumber,
  );
  shuffle(random, hidden);
  const unseen = seat.hand.length - known.length;
  seat.hand = [...known, ...hidden.slice(0, unseen)];
  seat.deck = hidden.slice(unseen);
  seat.deckLeft = seat.deck.length;
  // A card that will be discarded as a price has been named to nobody yet.
  for (const frame of declared) {
    const others = seat.hand.filter((card) => card !== frame.card);
    if (frame.paid >= 0 && others.length > 0) frame.paid = others[below(random, others.length)];
  }
};

const isSeen = (s: Seat, card: number, viewer: number): boolean => {
  for (let i = 0; i < s.seen.length; i += 2)
    if (s.seen[i] === card) return (s.seen[i + 1] & (1 << viewer)) !== 0;
  return false;
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
  for (const frame of textsOf(g, s)) {
    const made = g.cast.texts[frame.text].code.slice(0, frame.pc).findLast(({ op }) => op === 'arrange');
    if (made === undefined) continue;
    let orders = 1;
    for (let n = 2; n <= (made.amount as number); n++) orders *= n;
    frame.value = below(random, orders);
  }
};
