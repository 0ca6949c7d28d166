// Decks, hands and CP: drawing, selling, what a card costs (R4, R5, R6.3.3).

import type { Game, Seat } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { withoutPair } from '../state/pairs.ts';
import { chance, shuffle } from '../state/random.ts';
import { At } from './moment.ts';
import { pushText } from './stack.ts';
import { tell } from './tell.ts';
import { setLimit } from './tokens.ts';

const MAX_CP = 15;
export const HAND_LIMIT = 6;

export const gainCp = (g: Game, seat: number, n: number): void => {
  const s = g.seats[seat];
  const before = s.cp;
  const after = before + n;
  s.cp = Math.max(0, Math.min(after, MAX_CP));
  g.stirred = true;
  tell(g, { type: 'cp', seat, change: s.cp - before, cp: s.cp });
};

/** Draw up to n cards; how many there were. */
export const drawCards = (g: Game, seat: number, n: number): number => {
  const s = g.seats[seat];
  const from = s.hand.length;
  for (let i = 0; i < n; i++) {
    if (s.deckLeft === 0 && !reshuffle(g, seat)) break;
    s.hand.push(s.deck[--s.deckLeft]);
  }
  g.stirred = true;
  const drawn = s.hand.length - from;
  if (g.log !== null && drawn > 0) {
    const cards = s.hand.slice(from).map((card) => g.cast.cards[card].id);
    tell(g, { type: 'drew', seat, n: drawn, cards });
  }
  return drawn;
};

/** The discard pile becomes the deck, only when a card must be drawn (R5.2). */
const reshuffle = (g: Game, seat: number): boolean => {
  const s = g.seats[seat];
  if (s.discard.length === 0) return false;
  const deck = s.discard;
  s.discard = [];
  shuffle(chance(g), deck);
  s.deck = deck;
  s.deckLeft = deck.length;
  tell(g, { type: 'reshuffled', seat, n: deck.length });
  return true;
};

/** Search effects end with a shuffle (RUL-74). */
export const shuffleDeck = (g: Game, seat: number): void => {
  const s = g.seats[seat];
  const deck = s.deck.slice(0, s.deckLeft);
  shuffle(chance(g), deck);
  s.deck = deck;
  tell(g, { type: 'shuffled', seat });
};

/** Replace the top n cards of the deck by these, the first one on top. */
export const reorderTop = (s: Seat, n: number, cards: readonly number[]): void => {
  const deck = s.deck.slice(0, s.deckLeft - n);
  for (let i = cards.length - 1; i >= 0; i--) deck.push(cards[i]);
  s.deck = deck;
  s.deckLeft = deck.length;
};

/** A card leaves the hand; whoever had seen it there no longer knows where it is. */
export const takeFromHand = (s: Seat, card: number): void => {
  s.hand.splice(s.hand.indexOf(card), 1);
  if (s.seen.length > 0) s.seen = withoutPair(s.seen, card);
};

export const discardCard = (g: Game, seat: number, card: number): void => {
  const s = g.seats[seat];
  takeFromHand(s, card);
  s.discard.push(card);
  g.stirred = true;
  tell(g, { type: 'discarded', seat, cards: [g.cast.cards[card].id] });
};

export const sellCard = (g: Game, seat: number, card: number): void => {
  const s = g.seats[seat];
  takeFromHand(s, card);
  s.discard.push(card);
  tell(g, { type: 'sold', seat, card: g.cast.cards[card].id });
  gainCp(g, seat, 1);
  g.stirred = true;
};

/** The level III card on II costs the difference (R6.3.3). */
export const costOf = (g: Game, seat: number, card: number): number => {
  const c = g.cast.cards[card];
  if (c.kind !== 'upgrade') return c.cost;
  const s = g.seats[seat];
  for (let i = 0; i < s.upgrades.length; i++) {
    const below = g.cast.cards[s.upgrades[i]];
    if (below.ability === c.ability) return c.cost > below.cost ? c.cost - below.cost : 0;
  }
  return c.cost;
};

/**
 * Put upgrades into play together: abilities rise, others come with them (R6.3.1, R6.3.8). What was in play before sees
 * each of them, they do not see each other (R6.3.9).
 */
export const playUpgrades = (g: Game, seat: number, cards: readonly number[]): void => {
  const s = g.seats[seat];
  const hero = g.cast.heroes[s.hero];
  const watching: number[] = [];
  for (const ability of hero.passives) {
    const text = hero.abilities[ability].levels[s.levels[ability]]?.at[At['upgrade-played']] ?? NONE;
    if (text !== NONE) watching.push(text);
  }
  for (const card of cards) enterPlay(g, seat, card);
  for (const card of cards) {
    const { text } = g.cast.cards[card];
    if (text !== NONE) pushText(g, text, seat, NONE);
    for (const watcher of watching) pushText(g, watcher, seat, NONE);
  }
  g.stirred = true;
};

const enterPlay = (g: Game, seat: number, card: number): void => {
  const s = g.seats[seat];
  const c = g.cast.cards[card];
  const hero = g.cast.heroes[s.hero];
  const levels = s.levels.slice();
  levels[c.ability] = Math.max(levels[c.ability], c.level);
  for (const { ability, level } of c.adds) levels[ability] = Math.max(levels[ability], level);
  s.levels = levels;
  s.upgrades = [...s.upgrades, card];
  s.upgraded++;
  tell(g, { type: 'upgraded', seat, card: c.id, ability: hero.abilities[c.ability].id, level: c.level });
  for (const [kind, limit] of hero.abilities[c.ability].levels[c.level]?.limits ?? [])
    setLimit(g, seat, kind, limit);
};
