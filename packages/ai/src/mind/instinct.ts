// The fastest player: decides at a glance from estimates, without looking ahead. Searches use it for everybody in the games
// they imagine.

import { C, CardKind, type Choice, first, type Game, kindOf, PASS, second } from '@mad-king/engine';
import { countsOf, DICE, FIRST, handOf, KEEPS } from '../dice/multisets.ts';
import { likelyOpponent, rollPlan, rowWorth } from '../estimate/abilities.ts';
import { situation, textWorth } from '../estimate/texts.ts';
import { type Prices, pricesIn, tokenPrices } from '../estimate/values.ts';
import { bestOption, worthDoing } from './questions.ts';
import { incomingOf, rateDice, trickOf, trickWorth } from './tricks.ts';

export const instinct = (g: Game): Choice => {
  const { choices } = g;
  if (choices.length === 1) return choices[0];
  switch (g.ask) {
    case 'respond':
      return bestAction(g, PASS);
    case 'main':
      return bestAction(g, choices[0]);
    case 'roll':
    case 'announce':
      return rollOrAnnounce(g);
    case 'sell':
    case 'card':
      return leastCard(g);
    case 'defend':
      return bestDefence(g);
    case 'target':
      return bestPlayer(g, false);
    case 'player':
      return bestPlayer(g, givesToChosen(g));
    case 'token':
      return bestToken(g);
    case 'die':
      return bestDie(g);
    case 'value':
      return bestValue(g);
    case 'reroll':
      return choices[choices.length - 1];
    case 'pick':
      return choices[(g.turn * 31 + g.health[0] * 7 + g.health[1] * 3) % choices.length];
    case 'option':
      return bestOption(g);
    case 'may':
      return worthDoing(g);
    default:
      return choices[0];
  }
};

/** The dice of the mask that keep this hand. */
const maskOf = (values: readonly number[], hand: number): number => {
  const left = countsOf(hand).slice() as number[];
  let mask = 0;
  for (let i = 0; i < values.length; i++)
    if (left[values[i] - 1] > 0) {
      left[values[i] - 1]--;
      mask |= 1 << i;
    }
  return mask;
};

const rollOrAnnounce = (g: Game): Choice => {
  const seat = g.asked;
  const { values } = g.rolls[0];
  const left = g.attemptsMax - g.attempts;
  if (g.ask === 'roll' && left > 0) {
    const { worth, kept } = rollPlan(g, seat);
    const r = Math.min(left, kept.length - 1);
    const result = handOf(values);
    let most = worth[0][result - FIRST[DICE]];
    let best = -1;
    for (const hand of KEEPS[result - FIRST[DICE]]) {
      if (hand === result || kept[r][hand] <= most) continue;
      most = kept[r][hand];
      best = hand;
    }
    if (best >= 0) {
      const mask = maskOf(values, best);
      const keep = g.choices.find((c) => kindOf(c) === C.Keep && first(c) === mask);
      if (keep !== undefined) return keep;
    }
  }
  return bestAbility(g, seat, values);
};

/** The best so many ways to keep dice and roll again, by exact plan. */
export const rankedKeeps = (g: Game, most: number): Choice[] => {
  const { values } = g.rolls[0];
  const { kept } = rollPlan(g, g.asked);
  const r = Math.min(g.attemptsMax - g.attempts, kept.length - 1);
  const result = handOf(values);
  const hands = [...KEEPS[result - FIRST[DICE]]].filter((hand) => hand !== result);
  hands.sort((a, b) => kept[r][b] - kept[r][a]);
  const keeps: Choice[] = [];
  for (const hand of hands.slice(0, most)) {
    const mask = maskOf(values, hand);
    const keep = g.choices.find((c) => kindOf(c) === C.Keep && first(c) === mask);
    if (keep !== undefined) keeps.push(keep);
  }
  return keeps;
};

const bestAbility = (g: Game, seat: number, values: readonly number[]): Choice => {
  const { hero, levels } = g.seats[seat];
  let best = g.choices[g.choices.length - 1];
  let most = 0;
  for (const c of g.choices) {
    if (kindOf(c) !== C.Activate) continue;
    const level = g.cast.heroes[hero].abilities[first(c)].levels[levels[first(c)]];
    const row = level?.rows[second(c)];
    if (!row) continue;
    const worth = rowWorth(g, seat, row, values);
    if (worth > most) {
      most = worth;
      best = c;
    }
  }
  return best;
};

/** What carrying out this text now is worth to the seat; `n`: tokens spent on it. */
const actionWorth = (g: Game, seat: number, text: number, n: number): number => {
  const { effects } = g.cast.texts[text];
  const trick = trickOf(effects);
  if (trick !== null) return trickWorth(g, seat, trick);
  const s = situation(g, seat, likelyOpponent(g, seat), []);
  s.now = true;
  s.number = n;
  s.incoming = incomingOf(g, seat);
  const roll = g.rolls[g.rolls.length - 1];
  if (roll !== undefined) s.dice = roll.values;
  return textWorth(s, effects);
};

/** Estimates are rough: smaller gains are left alone. */
const LEAST_GAIN = 0.03;

/** The action that is worth most above its price, or the other choice if none is. */
const bestAction = (g: Game, otherwise: Choice): Choice => {
  const seat = g.asked;
  let best = otherwise;
  let most = LEAST_GAIN;
  const prices = pricesIn(g);
  for (const c of g.choices) {
    const worth = worthOf(g, seat, c, prices);
    if (worth > most) {
      most = worth;
      best = c;
    }
  }
  return best;
};

const worthOf = (g: Game, seat: number, c: Choice, prices: Prices): number => {
  if (kindOf(c) === C.Play) {
    const card = g.cast.cards[first(c)];
    const price = card.cost * prices.cp + prices.held(card.index);
    if (card.kind === CardKind.Upgrade) return prices.inPlay(card.index) - price;
    return actionWorth(g, seat, card.text, 0) - price;
  }
  if (kindOf(c) === C.Use) {
    const use = g.cast.uses[first(c)];
    const tokens = use.price.kind < 0 ? 0 : second(c) * tokenPrices(g.cast)[use.price.kind];
    return (
      actionWorth(g, seat, use.text, second(c)) -
      use.price.cp * prices.cp -
      tokens -
      use.price.discard * prices.card
    );
  }
  if (kindOf(c) === C.Sell) return prices.cp - prices.held(first(c));
  return 0;
};

const leastCard = (g: Game): Choice => {
  const prices = pricesIn(g);
  let best = g.choices[0];
  let least = Number.POSITIVE_INFINITY;
  for (const c of g.choices) {
    if (kindOf(c) !== C.Sell && kindOf(c) !== C.Card) continue;
    const card = g.cast.cards[first(c)];
    const worth =
      card.kind === CardKind.Upgrade && g.seats[g.asked].levels[card.ability] >= card.level
        ? -9
        : prices.held(card.index);
    if (worth < least) {
      least = worth;
      best = c;
    }
  }
  return best;
};

const bestDefence = (g: Game): Choice => {
  const seat = g.asked;
  const s = g.seats[seat];
  let best = g.choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const c of g.choices) {
    if (kindOf(c) !== C.Defend) continue;
    const defence = g.cast.heroes[s.hero].abilities[first(c)].levels[s.levels[first(c)]]?.defence;
    if (!defence) continue;
    const view = situation(g, seat, g.attack?.by ?? likelyOpponent(g, seat), []);
    view.incoming = incomingOf(g, seat);
    view.scope = { hero: g.cast.heroes[s.hero], values: null, n: defence.dice };
    const worth = textWorth(view, g.cast.texts[defence.text].effects);
    if (worth > most) {
      most = worth;
      best = c;
    }
  }
  return best;
};

/** Whether the text that asks gives something good to whom it chooses. */
const givesToChosen = (g: Game): boolean =>
  g.about >= 0 &&
  g.cast.texts[g.about].effects.some((e) => 'who' in e && e.who === 'that' && e.do !== 'inflict');

const bestPlayer = (g: Game, friend: boolean): Choice => {
  const { team } = g.seats[g.asked];
  let best = g.choices[0];
  let least = Number.POSITIVE_INFINITY;
  for (const c of g.choices) {
    if (kindOf(c) !== C.Player && kindOf(c) !== C.Target) continue;
    const s = g.seats[first(c)];
    const rank =
      g.health[s.team] + ((s.team === team) === friend ? 0 : 1000) - (first(c) === g.asked ? 0.5 : 0);
    if (rank < least) {
      least = rank;
      best = c;
    }
  }
  return best;
};

const bestToken = (g: Game): Choice => {
  const worth = tokenPrices(g.cast);
  const { team } = g.seats[g.asked];
  let best = g.choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const c of g.choices) {
    if (kindOf(c) !== C.Token) continue;
    const value = worth[first(c)] * (g.seats[second(c) & 7].team === team ? -1 : 1);
    if (value > most) {
      most = value;
      best = c;
    }
  }
  return best;
};

/** The die whose change helps most: of one's own roll the best, of another's the one that hurts most. */
const bestDie = (g: Game): Choice => {
  const rate = rateDice(g, g.asked);
  if (rate === null) return g.choices[0];
  let best = g.choices[g.choices.length - 1];
  let most = Number.NEGATIVE_INFINITY;
  for (const c of g.choices) {
    if (kindOf(c) !== C.Die) continue;
    const worth = rate(first(c), null);
    if (worth > most) {
      most = worth;
      best = c;
    }
  }
  return best;
};

const bestValue = (g: Game): Choice => {
  const frame = g.stack[g.stack.length - 1];
  const rate = rateDice(g, g.asked);
  if (rate === null || !('die' in frame) || frame.die < 0) return g.choices[g.choices.length - 1];
  let best = g.choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const c of g.choices) {
    const worth = rate(frame.die, first(c));
    if (worth > most) {
      most = worth;
      best = c;
    }
  }
  return best;
};
