// What a seat knows is a game too: everything hidden from it lies in one fixed order, and everything of chance is blank. It is
// the same for all games that the seat cannot tell apart, so nothing hidden can leak out of it. Hidden are the cards in other
// teams' hands, the order of all decks, which secret tokens others have, how others have arranged hidden cards, what other
// seats could choose, and what chance will bring.

import { clone } from './state/clone.ts';
import type { ActionFrame, TextFrame } from './state/frames.ts';
import type { Game, Seat } from './state/game.ts';
import { NONE } from './state/none.ts';
import { NO_PAIRS, type Pairs, pairValue, withPair } from './state/pairs.ts';

/** `seat` NONE: what a spectator knows. */
export const known = (g: Game, seat: number): Game => {
  const copy = clone(g);
  copy.random = [0, 0, 0, 0];
  copy.keyed = null;
  copy.fated = [];
  const team = seat === NONE ? NONE : g.seats[seat].team;
  for (let s = 0; s < copy.seats.length; s++) {
    if (copy.seats[s].team === team) sortDeck(copy, s);
    else hideSeat(copy, s, seat);
  }
  if (copy.asked !== NONE && copy.asked !== seat) {
    copy.ask = 'respond';
    copy.choices = [];
    copy.about = null;
  }
  return copy;
};

/** In place. By hand: a deck is short, and a server does this for every state it sends. */
const sorted = (cards: number[]): number[] => {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let at = i;
    for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
};

const textsOf = (g: Game, s: number): TextFrame[] =>
  g.stack.filter((f): f is TextFrame => f.op === 'text' && f.hand.self === s);

/** One knows which cards are left in the deck, not their order, except for those one is looking at. */
const sortDeck = (g: Game, s: number): void => {
  const seat = g.seats[s];
  const looked = seat.deckLeft - Math.max(0, ...textsOf(g, s).map((frame) => frame.looked));
  seat.deck = sorted(seat.deck.slice(0, looked)).concat(seat.deck.slice(looked, seat.deckLeft));
};

const hideSeat = (g: Game, s: number, viewer: number): void => {
  const declared = g.stack.filter((f): f is ActionFrame => f.op === 'action' && f.seat === s);
  hideCards(g.seats[s], viewer, declared);
  hideSecrets(g, s);
  for (const f of textsOf(g, s)) {
    if (f.hand.order !== NONE) f.hand.order = 0;
    if (f.looked > 0) f.hand.number = 0;
    if (f.card !== NONE) f.card = g.seats[s].hand[0];
  }
};

/** Cards that have been seen or declared stay in the hand; the others could be any of those not seen anywhere. */
const hideCards = (seat: Seat, viewer: number, declared: readonly ActionFrame[]): void => {
  seat.seen = seenBy(seat.seen, viewer);
  const isOpen = (card: number): boolean =>
    pairValue(seat.seen, card) > 0 || declared.some((frame) => frame.card === card);
  const open = sorted(seat.hand.filter(isOpen));
  const hidden = sorted(seat.hand.filter((card) => !isOpen(card)).concat(seat.deck.slice(0, seat.deckLeft)));
  const unseen = seat.hand.length - open.length;
  seat.hand = [...open, ...hidden.slice(0, unseen)];
  seat.deck = hidden.slice(unseen);
  // A card that will be discarded as a price has been named to nobody yet.
  for (const frame of declared)
    if (frame.paid !== NONE) frame.paid = seat.hand.find((card) => card !== frame.card) ?? NONE;
};

/** Whoever else has seen a card does not tell. */
const seenBy = (seen: Pairs, viewer: number): Pairs => {
  let kept = NO_PAIRS;
  for (let i = 0; i < seen.length; i += 2)
    if (viewer !== NONE && seen[i + 1] & (1 << viewer)) kept = withPair(kept, seen[i], 1 << viewer);
  return kept;
};

/** As many secret tokens as there are, of the first kinds the board has room for. */
const hideSecrets = (g: Game, s: number): void => {
  const { tokens, limits } = g.seats[s];
  const kinds = g.cast.present.filter((kind) => g.cast.kinds[kind].token.secret);
  let left = kinds.reduce((sum, kind) => sum + tokens[kind], 0);
  for (const kind of kinds) {
    tokens[kind] = Math.min(left, limits[kind]);
    left -= tokens[kind];
  }
};
