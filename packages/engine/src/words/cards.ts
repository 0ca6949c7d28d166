// Words about cards: drawing, discarding, looking, searching, putting upgrades into play.

import type { Who } from '@mad-king/language';
import type { CastAmount } from '../cast/text.ts';
import { C, choice, choicesOf, first, kindOf, NO } from '../choice.ts';
import {
  discardCard,
  drawCards,
  playUpgrades,
  reorderTop,
  shuffleDeck,
  takeFromHand,
} from '../rules/cards.ts';
import { onePerson } from '../rules/people.ts';
import { inPriority } from '../rules/seats.ts';
import { ask } from '../rules/stack.ts';
import { tell } from '../rules/tell.ts';
import { evaluate } from '../rules/text.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game, Seat } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { pairValue, withPair } from '../state/pairs.ts';
import { below, chance } from '../state/random.ts';
import { always, type Line, plain, word } from './word.ts';

/** The seats of the looker's team know these cards until they leave the hand. */
const showHand = (g: Game, viewer: number, of: number): void => {
  const s = g.seats[of];
  let mask = 0;
  for (let seat = 0; seat < g.seats.length; seat++)
    if (g.seats[seat].team === g.seats[viewer].team) mask |= 1 << seat;
  for (const card of s.hand) s.seen = withPair(s.seen, card, pairValue(s.seen, card) | mask);
};

const isUpgrade = (g: Game, card: number): boolean => g.cast.cards[card].kind === 'upgrade';

/** The top n cards, the topmost first. */
const topCards = (s: Seat, n: number): number[] =>
  s.deck.slice(Math.max(0, s.deckLeft - n), s.deckLeft).reverse();

const tellLooked = (g: Game, seat: number, looked: readonly number[], shown?: true): void => {
  if (g.log === null) return;
  const cards = looked.map((card) => g.cast.cards[card].id);
  const event = { type: 'looked', seat, of: seat, where: 'deck', n: cards.length, cards } as const;
  tell(g, shown ? { ...event, shown } : event);
};

const takeIntoHand = (g: Game, seat: number, card: number, isShown: boolean): void => {
  g.seats[seat].hand.push(card);
  const event = { type: 'took', seat, card: g.cast.cards[card].id } as const;
  tell(g, isShown ? { ...event, shown: true } : event);
};

const replaceDeck = (s: Seat, deck: number[]): void => {
  s.deck = deck;
  s.deckLeft = deck.length;
};

const takeFromDeck = (s: Seat, card: number): void =>
  replaceDeck(
    s,
    s.deck.slice(0, s.deckLeft).filter((other) => other !== card),
  );

type From = Line<'put-into-play'>['from'];

/** Upgrades that may enter play from here, together with those already taken. */
const playable = (g: Game, h: Hand, from: From, taken: readonly number[]): number[] => {
  const s = g.seats[h.self];
  const cards = from === 'deck' ? s.deck.slice(0, s.deckLeft) : s.hand;
  return cards.filter((card) => {
    const c = g.cast.cards[card];
    if (c.kind !== 'upgrade' || taken.includes(card) || s.levels[c.ability] >= c.level) return false;
    return !taken.some(
      (other) => g.cast.cards[other].ability === c.ability && g.cast.cards[other].level >= c.level,
    );
  });
};

const enterPlay = (g: Game, f: TextFrame, from: From): void => {
  const { self } = f.hand;
  const s = g.seats[self];
  for (const card of f.cards) {
    if (from === 'deck') takeFromDeck(s, card);
    else takeFromHand(s, card);
  }
  playUpgrades(g, self, f.cards);
  f.cards = [];
  if (from === 'deck') shuffleDeck(g, self);
};

interface Discard {
  amount: CastAmount;
  who: Who;
  how: Line<'discard'>['how'];
}

const hasCards = (g: Game, h: Hand, who: Who): boolean => {
  const seat = onePerson(g, h, who);
  return seat !== NONE && g.seats[seat].hand.length > 0;
};

export const cardWords = {
  draw: word<'draw', { amount: CastAmount; who: Who }>({
    resolve: ({ amount, who }, names) => ({ amount: names.amount(amount), who }),
    run(g, { hand }, { amount, who }) {
      const seat = onePerson(g, hand, who);
      const n = evaluate(g, hand, amount);
      if (seat !== NONE && n > 0) hand.number = drawCards(g, seat, n);
    },
    can: always,
    always: true,
  }),

  /** R5.10: the discarding player chooses unless the text says random. */
  discard: word<'discard', Discard>({
    resolve: ({ amount, who, how }, names) => ({ amount: names.amount(amount), who, how }),
    run(g, f, { amount, who, how }, { about }) {
      const seat = onePerson(g, f.hand, who);
      if (seat === NONE) return;
      const { hand } = g.seats[seat];
      const n = Math.min(evaluate(g, f.hand, amount), hand.length);
      if (how === 'random')
        for (let i = 0; i < n; i++) discardCard(g, seat, hand[below(chance(g), hand.length)]);
      else if (n === hand.length) for (const card of hand.slice()) discardCard(g, seat, card);
      else if (f.answers < n) ask(g, seat, 'card', choicesOf(C.Card, hand), about);
    },
    answer(g, f, { amount, who }, chosen) {
      discardCard(g, onePerson(g, f.hand, who), first(chosen));
      if (++f.answers < evaluate(g, f.hand, amount)) f.next--;
      else f.answers = 0;
    },
    can: (g, h, { who }) => hasCards(g, h, who),
  }),

  'look-at-hand': plain<'look-at-hand'>({
    run(g, { hand }, { who }) {
      const of = onePerson(g, hand, who);
      if (of === NONE || of === hand.self) return;
      showHand(g, hand.self, of);
      g.stirred = true;
      if (g.log === null) return;
      const cards = g.seats[of].hand.map((card) => g.cast.cards[card].id);
      tell(g, { type: 'looked', seat: hand.self, of, where: 'hand', n: cards.length, cards });
    },
    can: always,
  }),

  'look-at-top': plain<'look-at-top'>({
    run(g, f, { n }) {
      const { self } = f.hand;
      const looked = topCards(g.seats[self], n);
      f.looked = looked.length;
      f.hand.number = looked.filter((card) => isUpgrade(g, card)).length;
      g.stirred = true;
      tellLooked(g, self, looked);
    },
    can: always,
  }),

  'take-upgrades': plain<'take-upgrades'>({
    run(g, f) {
      const s = g.seats[f.hand.self];
      const looked = topCards(s, f.looked);
      const left = looked.filter((card) => !isUpgrade(g, card));
      reorderTop(s, f.looked, left);
      f.looked = left.length;
      for (const card of looked) if (isUpgrade(g, card)) takeIntoHand(g, f.hand.self, card, true);
    },
  }),

  /** The cards looked at go back one by one, the first chosen on top. */
  'put-back': plain<'put-back'>({
    run(g, f, _e, { about }) {
      const cards = topCards(g.seats[f.hand.self], f.looked).slice(f.answers);
      if (cards.length > 1) ask(g, f.hand.self, 'card', choicesOf(C.Card, cards), about);
      else f.answers = 0;
    },
    answer(g, f, _e, chosen) {
      const s = g.seats[f.hand.self];
      const cards = topCards(s, f.looked);
      const placed = cards.slice(0, f.answers);
      const rest = cards.slice(f.answers).filter((card) => card !== first(chosen));
      reorderTop(s, f.looked, [...placed, first(chosen), ...rest]);
      f.answers++;
      f.next--;
    },
  }),

  /** One of the cards just drawn goes back to the top or the bottom. */
  'return-one': plain<'return-one'>({
    run(g, f, _e, { about }) {
      const { self, number } = f.hand;
      const { hand } = g.seats[self];
      const drawn = hand.slice(Math.max(0, hand.length - number));
      f.card = drawn[0] ?? NONE;
      if (drawn.length === 1) ask(g, self, 'option', TOP_OR_BOTTOM, about);
      else if (drawn.length > 1) ask(g, self, 'card', choicesOf(C.Card, drawn), about);
    },
    answer(g, f, _e, chosen, { about }) {
      const s = g.seats[f.hand.self];
      if (kindOf(chosen) === C.Card) {
        f.card = first(chosen);
        ask(g, f.hand.self, 'option', TOP_OR_BOTTOM, about);
        return;
      }
      takeFromHand(s, f.card);
      const deck = s.deck.slice(0, s.deckLeft);
      if (kindOf(chosen) === C.Top) deck.push(f.card);
      else deck.unshift(f.card);
      replaceDeck(s, deck);
    },
  }),

  /** Take one card out of the deck into the hand, or none, then shuffle. Cards that were looked at are shown first, and
   * so is an upgrade that is taken; another card is not (RUL-74). */
  search: plain<'search'>({
    run(g, { hand: { self }, looked }, { filter }, { about }) {
      const s = g.seats[self];
      if (filter === 'upgrade' && looked > 0) tellLooked(g, self, topCards(s, looked), true);
      const deck = s.deck.slice(0, s.deckLeft);
      const cards = filter === 'upgrade' ? deck.filter((card) => isUpgrade(g, card)) : deck;
      if (cards.length === 0) shuffleDeck(g, self);
      else ask(g, self, 'card', [...choicesOf(C.Card, cards), NO], about);
    },
    answer(g, { hand: { self } }, { filter }, chosen) {
      if (chosen !== NO) {
        takeFromDeck(g.seats[self], first(chosen));
        takeIntoHand(g, self, first(chosen), filter === 'upgrade');
      }
      shuffleDeck(g, self);
    },
    can: (g, h) => g.seats[h.self].deckLeft > 0,
  }),

  /** So many upgrades of the hand, or up to so many of the deck, enter play together, free (R6.3.9). */
  'put-into-play': plain<'put-into-play'>({
    run(g, f, { from, most }, { about }) {
      const cards = f.cards.length < most ? playable(g, f.hand, from, f.cards) : [];
      const choices = choicesOf(C.Card, cards);
      if (cards.length === 0) enterPlay(g, f, from);
      else if (from === 'deck') ask(g, f.hand.self, 'card', [...choices, NO], about);
      else if (cards.length > 1) ask(g, f.hand.self, 'card', choices, about);
      else {
        f.cards = [...f.cards, cards[0]];
        f.next--;
      }
    },
    answer(g, f, { from }, chosen) {
      if (chosen === NO) {
        enterPlay(g, f, from);
        return;
      }
      f.cards = [...f.cards, first(chosen)];
      f.next--;
    },
    can: (g, h, { from }) => playable(g, h, from, []).length > 0,
  }),

  /** Every opponent in turn may discard a card to stop what follows. */
  'unless-vetoed': plain<'unless-vetoed'>({
    layOut(e, text) {
      const veto = text.emit(e, e);
      text.block(e.body);
      veto.jump = text.here;
    },
    run(g, f, _e, { about }) {
      while (++f.cursor < g.seats.length) {
        const seat = inPriority(g, f.cursor);
        const s = g.seats[seat];
        if (s.out || s.team === g.seats[f.hand.self].team || s.hand.length === 0) continue;
        ask(g, seat, 'card', [NO, ...choicesOf(C.Card, s.hand)], about);
        return;
      }
      f.cursor = 0;
    },
    answer(g, f, _e, chosen, { jump }) {
      if (chosen === NO) {
        f.next--;
        return;
      }
      discardCard(g, inPriority(g, f.cursor), first(chosen));
      f.cursor = 0;
      f.next = jump;
    },
  }),
};

const TOP_OR_BOTTOM: readonly number[] = [choice(C.Top), choice(C.Bottom)];
