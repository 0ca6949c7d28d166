// Decks, hands and CP: drawing, selling, what a card costs (R4, R5, R6.3.3).

import { CardKind } from '../language/cast.ts';
import type { Game, Seat } from '../state/game.ts';
import { shuffle } from '../state/random.ts';

export const MAX_CP = 15;
export const HAND_LIMIT = 6;

export const gainCp = (g: Game, seat: number, n: number): void => {
  const s = g.seats[seat];
  const before = s.cp;
  const after = before + n;
  s.cp = after > MAX_CP ? MAX_CP : Math.max(after, 0);
  if (g.log !== null) g.log.push({ type: 'cp', seat, change: s.cp - before, cp: s.cp });
};

export const drawCards = (g: Game, seat: number, n: number): void => {
  const s = g.seats[seat];
  const from = s.hand.length;
  for (let i = 0; i < n; i++) {
    if (s.deckLeft === 0 && !reshuffle(g, seat)) break;
    s.hand.push(s.deck[--s.deckLeft]);
  }
  g.stirred = true;
  if (g.log !== null && s.hand.length > from)
    g.log.push({
      type: 'drew',
      seat,
      n: s.hand.length - from,
      cards: s.hand.slice(from).map((card) => g.cast.cards[card].id),
    });
};

/** The discard pile becomes the deck, only when a card must be drawn (R5.2). */
const reshuffle = (g: Game, seat: number): boolean => {
  const s = g.seats[seat];
  if (s.discard.length === 0) return false;
  const deck = s.discard;
  s.discard = [];
  shuffle(g.random, deck);
  s.deck = deck;
  s.deckLeft = deck.length;
  if (g.log !== null) g.log.push({ type: 'reshuffled', seat, n: deck.length });
  return true;
};

export const takeFromHand = (s: Seat, card: number): void => {
  const i = s.hand.indexOf(card);
  s.hand.splice(i, 1);
};

export const sellCard = (g: Game, seat: number, card: number): void => {
  const s = g.seats[seat];
  takeFromHand(s, card);
  s.discard.push(card);
  if (g.log !== null) g.log.push({ type: 'sold', seat, card: g.cast.cards[card].id });
  gainCp(g, seat, 1);
  g.stirred = true;
};

/** The level III card on II costs the difference (R6.3.3). */
export const costOf = (g: Game, seat: number, card: number): number => {
  const c = g.cast.cards[card];
  if (c.kind !== CardKind.Upgrade) return c.cost;
  const s = g.seats[seat];
  for (let i = 0; i < s.upgrades.length; i++) {
    const below = g.cast.cards[s.upgrades[i]];
    if (below.ability === c.ability) return c.cost > below.cost ? c.cost - below.cost : 0;
  }
  return c.cost;
};

/** Put an upgrade into play: its ability rises, others come with it (R6.3.1, R6.3.8). */
export const putIntoPlay = (g: Game, seat: number, card: number): void => {
  const s = g.seats[seat];
  const c = g.cast.cards[card];
  const levels = s.levels.slice();
  levels[c.ability] = c.level;
  for (const { ability, level } of c.adds) if (levels[ability] < level) levels[ability] = level;
  s.levels = levels;
  s.upgrades = [...s.upgrades, card];
  g.stirred = true;
  if (g.log !== null) {
    const ability = g.cast.heroes[s.hero].abilities[c.ability].id;
    g.log.push({ type: 'upgraded', seat, card: c.id, ability, level: c.level });
  }
};
