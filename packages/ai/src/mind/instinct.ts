// The fastest player: decides at a glance from estimates, without looking ahead. Searches use it for everybody in the games
// they imagine.

import {
  C,
  CardKind,
  type Choice,
  choice,
  first,
  type Game,
  kindOf,
  PASS,
  second,
  tokenSeat,
} from '@mad-king/engine';
import { countsOf, DICE, FIRST, handOf, KEEPS } from '../dice/multisets.ts';
import { defenceWorth, rollPlan, rowWorth } from '../estimate/abilities.ts';
import { textWorth } from '../estimate/texts.ts';
import { type Prices, pricesIn, tokenPrices } from '../estimate/values.ts';
import { bestOf } from './best.ts';
import { bestOption, worthDoing } from './questions.ts';
import { sceneOf } from './scene.ts';
import { rateDice, trickOf, trickWorth } from './tricks.ts';

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
    // What lies hidden is as good as anything else; who hides it must not know which one it will be.
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

/** The best so many ways to keep dice and roll again, by exact plan; those that are worth more than `above`. */
export const rankedKeeps = (g: Game, most: number, above = Number.NEGATIVE_INFINITY): Choice[] => {
  const { values } = g.rolls[0];
  const worth = rollPlan(g, g.asked).kept(g.attemptsMax - g.attempts);
  const result = handOf(values);
  const hands = [...KEEPS[result - FIRST[DICE]]].filter((hand) => hand !== result && worth[hand] > above);
  const best = hands.sort((a, b) => worth[b] - worth[a]).slice(0, most);
  return best.map((hand) => choice(C.Keep, maskOf(values, hand))).filter((keep) => g.choices.includes(keep));
};

const rollOrAnnounce = (g: Game): Choice => {
  if (g.ask === 'roll' && g.attempts < g.attemptsMax) {
    const now = rollPlan(g, g.asked).worth(0)[handOf(g.rolls[0].values) - FIRST[DICE]];
    const [keep] = rankedKeeps(g, 1, now);
    if (keep !== undefined) return keep;
  }
  return bestAbility(g);
};

const bestAbility = (g: Game): Choice => {
  const { hero, levels } = g.seats[g.asked];
  const rate = (c: Choice): number | null => {
    if (kindOf(c) !== C.Activate) return null;
    const row = g.cast.heroes[hero].abilities[first(c)].levels[levels[first(c)]]?.rows[second(c)];
    return row === undefined ? null : rowWorth(g, g.asked, row, g.rolls[0].values);
  };
  return bestOf(g.choices, g.choices[g.choices.length - 1], rate, 0);
};

/** What carrying out this text now is worth to the seat; `n`: tokens spent on it. */
const actionWorth = (g: Game, seat: number, text: number, n: number): number => {
  const { effects } = g.cast.texts[text];
  const trick = trickOf(effects);
  if (trick !== null) return trickWorth(g, seat, trick);
  const s = sceneOf(g, seat);
  s.number = n;
  return textWorth(s, effects);
};

/** Estimates are rough: smaller gains are left alone. */
const LEAST_GAIN = 0.03;

/** The action that is worth most above its price, or the other choice if none is. */
const bestAction = (g: Game, otherwise: Choice): Choice => {
  const prices = pricesIn(g);
  return bestOf(g.choices, otherwise, (c) => worthOf(g, g.asked, c, prices), LEAST_GAIN);
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
  const { levels } = g.seats[g.asked];
  return bestOf(g.choices, g.choices[0], (c) => {
    if (kindOf(c) !== C.Sell && kindOf(c) !== C.Card) return null;
    const card = g.cast.cards[first(c)];
    const isUseless = card.kind === CardKind.Upgrade && levels[card.ability] >= card.level;
    return isUseless ? Number.POSITIVE_INFINITY : -prices.held(card.index);
  });
};

const bestDefence = (g: Game): Choice => {
  const attack = sceneOf(g, g.asked);
  return bestOf(g.choices, g.choices[0], (c) =>
    kindOf(c) === C.Defend ? defenceWorth(attack, first(c)) : null,
  );
};

/** Whether the text that asks gives something good to whom it chooses. */
const givesToChosen = (g: Game): boolean =>
  g.about >= 0 &&
  g.cast.texts[g.about].effects.some((e) => 'who' in e && e.who === 'that' && e.do !== 'inflict');

/** The weakest of those it should be: friends, oneself first, or opponents. */
const bestPlayer = (g: Game, friend: boolean): Choice => {
  const { team } = g.seats[g.asked];
  return bestOf(g.choices, g.choices[0], (c) => {
    if (kindOf(c) !== C.Player && kindOf(c) !== C.Target) return null;
    const s = g.seats[first(c)];
    const isWrong = (s.team === team) !== friend;
    return -g.health[s.team] - (isWrong ? WRONG_SIDE : 0) + (first(c) === g.asked ? 0.5 : 0);
  });
};
/** More than anybody's health. */
const WRONG_SIDE = 1000;

const bestToken = (g: Game): Choice => {
  const worth = tokenPrices(g.cast);
  const { team } = g.seats[g.asked];
  return bestOf(g.choices, g.choices[0], (c) =>
    kindOf(c) === C.Token ? worth[first(c)] * (g.seats[tokenSeat(c)].team === team ? -1 : 1) : null,
  );
};

/** The die whose change helps most: of one's own roll the best, of another's the one that hurts most. */
const bestDie = (g: Game): Choice => {
  const rate = rateDice(g, g.asked);
  if (rate === null) return g.choices[0];
  const last = g.choices[g.choices.length - 1];
  return bestOf(g.choices, last, (c) => (kindOf(c) === C.Die ? rate(first(c), null) : null));
};

const bestValue = (g: Game): Choice => {
  const frame = g.stack[g.stack.length - 1];
  const rate = rateDice(g, g.asked);
  if (rate === null || !('die' in frame) || frame.die < 0) return g.choices[g.choices.length - 1];
  return bestOf(g.choices, g.choices[0], (c) => rate(frame.die, first(c)));
};
