// Words about cards: drawing, discarding, looking, searching, putting upgrades into play.

import { CardKind } from '../cast/cast.ts';
import { C, choice, first, kindOf, NO } from '../choice.ts';
import {
  discardCard,
  drawCards,
  playUpgrades,
  reorderTop,
  shuffleDeck,
  takeFromHand,
} from '../rules/cards.ts';
import { inPriority } from '../rules/seats.ts';
import { ask } from '../rules/stack.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game, Seat } from '../state/game.ts';
import { below } from '../state/random.ts';
import { evaluateAmount } from './amount.ts';
import type { Handler } from './handler.ts';
import { always } from './handler.ts';
import { onePerson } from './people.ts';

export const draw: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    const amount = evaluateAmount(g, f, ins.amount);
    if (seat >= 0 && amount > 0) f.number = drawCards(g, seat, amount);
  },
  can: always,
};

const RANDOM = 1;
const WHOLE_HAND = 2;

/** R5.10: the discarding player chooses unless the text says random. */
export const discard: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    if (seat < 0) return;
    const { hand } = g.seats[seat];
    const n = Math.min(evaluateAmount(g, f, ins.amount), hand.length);
    if (ins.mode === WHOLE_HAND || (n === hand.length && ins.mode !== RANDOM)) {
      for (const card of hand.slice()) discardCard(g, seat, card);
    } else if (ins.mode === RANDOM) {
      for (let i = 0; i < n; i++) discardCard(g, seat, hand[below(g.random, hand.length)]);
    } else if (f.loop < n) {
      ask(
        g,
        seat,
        'card',
        hand.map((card) => choice(C.Card, card)),
        f.text,
      );
    }
  },
  answer(g, f, ins, chosen) {
    discardCard(g, onePerson(g, f, ins.who), first(chosen));
    if (++f.loop < evaluateAmount(g, f, ins.amount)) f.pc--;
    else f.loop = 0;
  },
  can(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    return seat >= 0 && g.seats[seat].hand.length > 0;
  },
};

/** The seats of the looker's team know these cards until they leave the hand. */
const showHand = (g: Game, viewer: number, of: number): void => {
  const s = g.seats[of];
  let mask = 0;
  for (let seat = 0; seat < g.seats.length; seat++)
    if (g.seats[seat].team === g.seats[viewer].team) mask |= 1 << seat;
  for (const card of s.hand) {
    const at = s.seen.findIndex((entry, i) => i % 2 === 0 && entry === card);
    if (at >= 0) s.seen[at + 1] |= mask;
    else s.seen.push(card, mask);
  }
};

export const lookAtHand: Handler = {
  run(g, f, ins) {
    const of = onePerson(g, f, ins.who);
    if (of < 0 || of === f.self) return;
    showHand(g, f.self, of);
    g.stirred = true;
    if (g.log !== null) {
      const cards = g.seats[of].hand.map((card) => g.cast.cards[card].id);
      g.log.push({ type: 'looked', seat: f.self, of, where: 'hand', n: cards.length, cards });
    }
  },
  can: always,
};

const isUpgrade = (g: Game, card: number): boolean => g.cast.cards[card].kind === CardKind.Upgrade;

/** The top n cards, the topmost first. */
const topCards = (s: Seat, n: number): number[] =>
  s.deck.slice(Math.max(0, s.deckLeft - n), s.deckLeft).reverse();

export const lookAtTop: Handler = {
  run(g, f, ins) {
    const cards = topCards(g.seats[f.self], ins.amount as number);
    f.looked = cards.length;
    f.number = cards.filter((card) => isUpgrade(g, card)).length;
    g.stirred = true;
    if (g.log !== null)
      g.log.push({
        type: 'looked',
        seat: f.self,
        of: f.self,
        where: 'deck',
        n: cards.length,
        cards: cards.map((card) => g.cast.cards[card].id),
      });
  },
  can: always,
};

export const takeUpgrades: Handler = {
  run(g, f) {
    const s = g.seats[f.self];
    const looked = topCards(s, f.looked);
    const taken = looked.filter((card) => isUpgrade(g, card));
    const left = looked.filter((card) => !isUpgrade(g, card));
    reorderTop(s, f.looked, left);
    f.looked = left.length;
    for (const card of taken) takeIntoHand(g, f, card);
  },
};

const takeIntoHand = (g: Game, f: TextFrame, card: number): void => {
  g.seats[f.self].hand.push(card);
  if (g.log !== null) g.log.push({ type: 'took', seat: f.self, card: g.cast.cards[card].id });
};

/** The cards looked at go back one by one, the first chosen on top. `taken` counts those already placed. */
export const putBack: Handler = {
  run(g, f) {
    const cards = topCards(g.seats[f.self], f.looked).slice(f.taken);
    if (cards.length > 1)
      ask(
        g,
        f.self,
        'card',
        cards.map((card) => choice(C.Card, card)),
        f.text,
      );
    else f.taken = 0;
  },
  answer(g, f, _ins, chosen) {
    const cards = topCards(g.seats[f.self], f.looked);
    const placed = cards.slice(0, f.taken);
    const rest = cards.slice(f.taken).filter((card) => card !== first(chosen));
    reorderTop(g.seats[f.self], f.looked, [...placed, first(chosen), ...rest]);
    f.taken++;
    f.pc--;
  },
};

/** One of the cards just drawn goes back to the top or the bottom. */
export const returnOne: Handler = {
  run(g, f) {
    const { hand } = g.seats[f.self];
    const drawn = hand.slice(Math.max(0, hand.length - f.number));
    f.value = drawn[0];
    if (drawn.length === 1) ask(g, f.self, 'option', [choice(C.Top), choice(C.Bottom)], f.text);
    else if (drawn.length > 1)
      ask(
        g,
        f.self,
        'card',
        drawn.map((card) => choice(C.Card, card)),
        f.text,
      );
  },
  answer(g, f, _ins, chosen) {
    if (kindOf(chosen) === C.Card) {
      f.value = first(chosen);
      ask(g, f.self, 'option', [choice(C.Top), choice(C.Bottom)], f.text);
      return;
    }
    const s = g.seats[f.self];
    takeFromHand(s, f.value);
    const deck = s.deck.slice(0, s.deckLeft);
    if (kindOf(chosen) === C.Top) deck.push(f.value);
    else deck.unshift(f.value);
    s.deck = deck;
    s.deckLeft = deck.length;
  },
};

const UPGRADES_ONLY = 1;

/** Take one card out of the deck into the hand, or none, then shuffle. */
export const search: Handler = {
  run(g, f, ins) {
    const s = g.seats[f.self];
    const cards = s.deck
      .slice(0, s.deckLeft)
      .filter((card) => ins.mode !== UPGRADES_ONLY || isUpgrade(g, card));
    if (cards.length === 0) shuffleDeck(g, f.self);
    else ask(g, f.self, 'card', [...cards.map((card) => choice(C.Card, card)), NO], f.text);
  },
  answer(g, f, _ins, chosen) {
    if (chosen !== NO) {
      takeFromDeck(g.seats[f.self], first(chosen));
      takeIntoHand(g, f, first(chosen));
    }
    shuffleDeck(g, f.self);
  },
  can: (g, f) => g.seats[f.self].deckLeft > 0,
};

const takeFromDeck = (s: Seat, card: number): void => {
  const deck = s.deck.slice(0, s.deckLeft).filter((other) => other !== card);
  s.deck = deck;
  s.deckLeft = deck.length;
};

const FROM_DECK = 1;

const playable = (g: Game, f: TextFrame, from: number, taken: readonly number[]): number[] => {
  const s = g.seats[f.self];
  const cards = from === FROM_DECK ? s.deck.slice(0, s.deckLeft) : s.hand;
  return cards.filter((card) => {
    const c = g.cast.cards[card];
    if (c.kind !== CardKind.Upgrade || taken.includes(card) || s.levels[c.ability] >= c.level) return false;
    return !taken.some(
      (other) => g.cast.cards[other].ability === c.ability && g.cast.cards[other].level >= c.level,
    );
  });
};

/** So many upgrades of the hand, or up to so many of the deck, enter play together, free (R6.3.9). */
export const putIntoPlay: Handler = {
  run(g, f, ins) {
    const cards = f.cards.length < (ins.amount as number) ? playable(g, f, ins.mode, f.cards) : [];
    const choices = cards.map((card) => choice(C.Card, card));
    if (cards.length === 0) enterPlay(g, f, ins.mode);
    else if (ins.mode === FROM_DECK) ask(g, f.self, 'card', [...choices, NO], f.text);
    else if (cards.length > 1) ask(g, f.self, 'card', choices, f.text);
    else {
      f.cards = [...f.cards, cards[0]];
      f.pc--;
    }
  },
  answer(g, f, ins, chosen) {
    if (chosen === NO) {
      enterPlay(g, f, ins.mode);
      return;
    }
    f.cards = [...f.cards, first(chosen)];
    f.pc--;
  },
  can: (g, f, ins) => playable(g, f, ins.mode, []).length > 0,
};

const enterPlay = (g: Game, f: TextFrame, from: number): void => {
  const s = g.seats[f.self];
  for (const card of f.cards) {
    if (from === FROM_DECK) takeFromDeck(s, card);
    else takeFromHand(s, card);
  }
  playUpgrades(g, f.self, f.cards);
  f.cards = [];
  if (from === FROM_DECK) shuffleDeck(g, f.self);
};

/** Every opponent in turn may discard a card to stop what follows. */
export const unlessVetoed: Handler = {
  run(g, f) {
    while (++f.cursor < g.seats.length) {
      const seat = inPriority(g, f.cursor);
      const s = g.seats[seat];
      if (s.out || s.team === g.seats[f.self].team || s.hand.length === 0) continue;
      ask(g, seat, 'card', [NO, ...s.hand.map((card) => choice(C.Card, card))], f.text);
      return;
    }
    f.cursor = 0;
  },
  answer(g, f, ins, chosen) {
    if (chosen === NO) {
      f.pc--;
      return;
    }
    discardCard(g, inPriority(g, f.cursor), first(chosen));
    f.cursor = 0;
    f.pc = ins.jump;
  },
};
