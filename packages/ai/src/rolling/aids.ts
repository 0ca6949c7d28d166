// The cards in hand and the tokens and passives on the board with which a seat can still change its offensive dice: found
// by what their texts say, priced by what they cost in points of health.

import type { Choice, Game } from '@mad-king/engine';
import { C, type CastPrice, choice, first, type Text, whyNotOnDice } from '@mad-king/engine/inside';
import type { Condition } from '@mad-king/language';
import { bestTarget } from '../estimate/rivals.ts';
import { situation } from '../estimate/situation.ts';
import { textWorth } from '../estimate/texts.ts';
import { discardPrice, pricesIn, tokenPrices } from '../estimate/values.ts';
import { type Change, changeOf } from './changes.ts';

/** What is played or used, by ids. */
export type AidName = { of: 'card'; card: string } | { of: 'use'; use: string; token: string | null };

export interface Aid {
  name: AidName;
  /** How it is begun. */
  choice: Choice;
  change: Change;
  /** How often it may still be used. */
  times: number;
  price: CastPrice;
  /** It is a card that leaves the hand. */
  isCard: boolean;
  /** In points of health, what its text does besides taken off. */
  cost: number;
}

/** Conditions about what lies on the own board; others are not answered. */
const answer =
  (g: Game, seat: number) =>
  (cond: Condition): boolean | null => {
    const { tokens, cp } = g.seats[seat];
    if (cond.test === 'held' && cond.who === 'self') {
      const kind = g.cast.kinds.find(({ id }) => id === cond.token);
      return kind !== undefined && tokens[kind.index] >= cond.atLeast;
    }
    if (cond.test === 'cp') return cp >= cond.atLeast;
    if (cond.test === 'own-turn') return g.active === seat;
    return null;
  };

const changeIn = (g: Game, seat: number, text: number): Change | null =>
  text < 0 ? null : changeOf(g.cast.texts[text].effects, answer(g, seat));

const costOf = (g: Game, seat: number, price: CastPrice, card: number | null, change: Change): number => {
  const prices = pricesIn(g);
  const tokens = price.kind < 0 ? 0 : price.n * Math.max(0, tokenPrices(g.cast)[price.kind]);
  const cards =
    discardPrice(g, seat, price.discard, prices) + (card === null ? 0 : Math.max(0, prices.held(card)));
  const besides =
    change.besides.length === 0 ? 0 : textWorth(situation(g, seat, bestTarget(g, seat), []), change.besides);
  return price.cp * prices.cpOf(g.seats[seat].hero) + tokens + cards - besides;
};

/** The same game with dice that everything can be done to: what the dice do not allow now they may allow after a roll. */
const withPliantDice = (g: Game): Game => ({
  ...g,
  rolls: g.rolls.map((roll) => ({ ...roll, values: roll.values.map(() => 2) })),
});

/** Everything with which the seat could change its offensive dice, whether it can pay for all of it or not. */
export const aidsOf = (g: Game, seat: number): Aid[] => {
  const aids: Aid[] = [];
  const pliant = withPliantDice(g);
  const { hand, tokens, used } = g.seats[seat];
  const add = (chosen: Choice, text: Text['index'], price: CastPrice, times: number, name: AidName): void => {
    const change = changeIn(g, seat, text);
    if (change === null || whyNotOnDice(pliant, seat, chosen) !== null) return;
    const isCard = name.of === 'card';
    aids.push({
      name,
      choice: chosen,
      change,
      times,
      price,
      isCard,
      cost: costOf(g, seat, price, isCard ? first(chosen) : null, change),
    });
  };
  for (const index of hand) {
    const card = g.cast.cards[index];
    const price = { ...card.price, cp: card.cost };
    add(choice(C.Play, index), card.text, price, 1, { of: 'card', card: card.id });
  }
  for (const index of usesOf(g, seat)) {
    const use = g.cast.uses[index];
    const { price } = use;
    const done = pairIn(used, index);
    const times = Math.min(
      use.perTurn > 0 ? use.perTurn - done : MANY,
      // A use under a condition is counted on once: using it may be what ends the condition.
      use.only === null ? MANY : 1,
      price.cp > 0 ? Math.floor(g.seats[seat].cp / price.cp) : MANY,
      price.kind >= 0 ? Math.floor(tokens[price.kind] / price.n) : MANY,
      price.discard > 0 ? Math.floor(hand.length / price.discard) : MANY,
    );
    // What is free and may be used for ever has no end, and could not be planned.
    if (times < 1 || times === MANY) continue;
    const token = use.kind < 0 ? null : g.cast.kinds[use.kind].id;
    add(choice(C.Use, index, price.n), use.text, price, times, { of: 'use', use: use.id, token });
  }
  return aids;
};

const MANY = 99;

const usesOf = (g: Game, seat: number): number[] => {
  const { hero: index, levels } = g.seats[seat];
  const hero = g.cast.heroes[index];
  return [
    ...g.cast.useful.flatMap((kind) => (isHeld(g, seat, kind) ? g.cast.kinds[kind].uses : [])),
    ...hero.passives.flatMap((ability) => hero.abilities[ability].levels[levels[ability]]?.uses ?? []),
  ];
};

/** Tokens are their holder's; a companion is its hero's wherever it lies (R8.3). */
const isHeld = (g: Game, seat: number, kind: number): boolean => {
  if (!g.cast.kinds[kind].companion) return g.seats[seat].tokens[kind] > 0;
  return (
    g.cast.heroes[g.seats[seat].hero].kinds.includes(kind) && g.seats.some(({ tokens }) => tokens[kind] > 0)
  );
};

const pairIn = (pairs: readonly number[], key: number): number => {
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === key) return pairs[i + 1];
  return 0;
};
