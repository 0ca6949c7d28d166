// What a seat cannot see, it imagines: a copy of the game in which hidden cards are dealt anew. Nothing of what is hidden
// leaks in, because the cards are put in a fixed order before they are shuffled.

import { below, clone, type Game, type Seat } from '@mad-king/engine';

const shuffle = (random: number[], cards: number[]): void => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
};

/** `random`: the player's own generator, never the game's. */
export const imagine = (g: Game, seat: number, random: number[]): Game => {
  const copy = clone(g);
  copy.random = [
    below(random, 2 ** 31),
    below(random, 2 ** 31),
    below(random, 2 ** 31),
    below(random, 2 ** 31),
  ];
  copy.fated = [];
  for (let s = 0; s < copy.seats.length; s++) {
    const isOpen = copy.seats[s].team === copy.seats[seat].team;
    if (isOpen) dealDeck(copy.seats[s], random);
    else dealHandAndDeck(copy.seats[s], seat, random);
  }
  return copy;
};

const byNumber = (a: number, b: number): number => a - b;

/** One knows which cards are left in the deck, not their order. */
const dealDeck = (s: Seat, random: number[]): void => {
  const deck = s.deck.slice(0, s.deckLeft).sort(byNumber);
  shuffle(random, deck);
  s.deck = deck;
};

/** Cards that have been seen stay in the hand; the others could be any of those not seen anywhere. */
const dealHandAndDeck = (s: Seat, viewer: number, random: number[]): void => {
  const seen = s.hand.filter((card) => isSeen(s, card, viewer)).sort(byNumber);
  const hidden = [...s.hand.filter((card) => !seen.includes(card)), ...s.deck.slice(0, s.deckLeft)].sort(
    byNumber,
  );
  shuffle(random, hidden);
  const unseen = s.hand.length - seen.length;
  s.hand = [...seen, ...hidden.slice(0, unseen)];
  s.deck = hidden.slice(unseen);
  s.deckLeft = s.deck.length;
};

const isSeen = (s: Seat, card: number, viewer: number): boolean => {
  for (let i = 0; i < s.seen.length; i += 2)
    if (s.seen[i] === card) return (s.seen[i + 1] & (1 << viewer)) !== 0;
  return false;
};
