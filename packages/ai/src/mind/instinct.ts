// The fastest player: decides at a glance from estimates, without looking ahead. Searches use it for everybody in the games
// they imagine.

import { asking, type Choice, type Game, NONE } from '@mad-king/engine';
import {
  C,
  type CastCard,
  costOf,
  first,
  isDiceWindow,
  isGift,
  kindOf,
  PASS,
  second,
  tokenSeat,
} from '@mad-king/engine/inside';
import { handOf } from '../dice/multisets.ts';
import { attemptsLeft, defenceWorth, rowWorths } from '../estimate/abilities.ts';
import { rollPlan } from '../estimate/plans.ts';
import { blowsOf, isLeader } from '../estimate/rivals.ts';
import { finish, shielded, textWorth } from '../estimate/texts.ts';
import { cardBias, discardPrice, type Prices, pricesIn, tokenPrices, useBias } from '../estimate/values.ts';
import { bestOf, none, type Opinion, opinion } from './best.ts';
import { Glance } from './glance.ts';
import { effectsAsking, onDoing, onOptions } from './questions.ts';
import { sceneOf, worthToAsked } from './scene.ts';
import { rateDice, rateRerolls, trickOf, trickWorth } from './tricks.ts';

/** What one does at a glance; `g` is looked at as if all of it could be seen. */
export const instinct = (g: Game): Choice =>
  g.choices.length === 1 ? g.choices[0] : bestOf(g.choices, opinionOn(g));

/** What instinct thinks of the choices. */
export const opinionOn = (g: Game): Opinion => {
  const { choices } = g;
  switch (g.ask) {
    case 'respond':
    case 'main':
      return onDeeds(g);
    case 'roll':
    case 'announce':
      return onRoll(g);
    case 'sell':
    case 'card':
      return onCards(g);
    case 'defend':
      return onDefences(g);
    case 'target':
      return onTargets(g);
    case 'player':
      return onPlayers(g);
    case 'token':
      return onTokens(g);
    case 'die':
      return onDice(g);
    case 'value':
      return onValues(g);
    case 'reroll':
      return onRerolls(g);
    // What lies hidden is as good as anything else; who hides it must not know which one it will be, in his thoughts either.
    case 'pick':
      return none(
        choices[((g.random[0] >>> 0) + g.turn * 31 + g.health[0] * 7 + g.health[1] * 3) % choices.length],
      );
    case 'number':
      return onDivisions(g);
    case 'option':
      return onOptions(g);
    case 'may':
      return onDoing(g);
    default:
      return none(choices[0]);
  }
};

/** Abilities by what they do with these dice, dice to keep by the exact plan. */
const onRoll = (g: Game): Opinion => {
  const { values } = g.rolls[0];
  const { hero, levels } = g.seats[g.asked];
  const left = attemptsLeft(g);
  const kept = g.ask === 'roll' && left > 0 ? rollPlan(g, g.asked).kept(left) : null;
  let worths: ReturnType<typeof rowWorths> | null = null;
  const rate = (c: Choice): number | null => {
    if (kindOf(c) === C.Keep) return kept === null ? null : kept[handOf(values, first(c))];
    if (kindOf(c) !== C.Activate) return null;
    const row = g.cast.heroes[hero].abilities[first(c)].levels[levels[first(c)]]?.rows[second(c)];
    if (row === undefined) return null;
    worths ??= rowWorths(g, g.asked);
    return worths(row, values);
  };
  return opinion(g.choices[g.choices.length - 1], rate, 0);
};

/** What carrying out this text now is worth to the seat; `n`: tokens spent on it. */
const actionWorth = (glance: Glance, text: number, n: number): number => {
  const { effects } = glance.g.cast.texts[text];
  const trick = trickOf(effects);
  if (trick !== null) return trickWorth(glance, trick);
  const s = glance.scene;
  s.number = n;
  const worth = textWorth(s, effects);
  if (s.damage === 0) return worth;
  const waiting = glance.waiting(s.opponent);
  return worth + finish(s, waiting + s.damage) - finish(s, waiting);
};

/** Estimates are rough: smaller gains are left alone. */
const LEAST_GAIN = 0.03;

/** While dice may be altered, everything else waits until it is known what they have done. */
const onDeeds = (g: Game): Opinion => {
  const glance = new Glance(g, g.asked);
  const isAboutDice = isDiceWindow(g);
  return opinion(
    idle(g),
    (c) => ((isAboutDice && !isTrick(g, c)) || isGift(g, g.asked, c) ? null : deedWorth(glance, c)),
    LEAST_GAIN,
  );
};

const isTrick = (g: Game, c: Choice): boolean => {
  const text = textOf(g, c);
  return text >= 0 && trickOf(g.cast.texts[text].effects) !== null;
};

/** The text of a card that is played or of what is used, -1 for all else. */
const textOf = (g: Game, c: Choice): number => {
  if (kindOf(c) === C.Play) return g.cast.cards[first(c)].text;
  return kindOf(c) === C.Use ? g.cast.uses[first(c)].text : -1;
};

/** Doing nothing, where one may do something. */
export const idle = (g: Game): Choice => (g.ask === 'respond' ? PASS : g.choices[0]);

/** What an upgrade is worth above the one it covers. */
const levelWorth = (g: Game, seat: number, { index, ability }: CastCard, prices: Prices): number => {
  const { upgrades, levels } = g.seats[seat];
  const covered = upgrades.find((card) => {
    const below = g.cast.cards[card];
    return below.ability === ability && below.level === levels[ability];
  });
  return prices.inPlay(index) - (covered === undefined ? 0 : prices.inPlay(covered));
};

/** What playing, using or selling something is worth above its price. */
export const deedWorth = (glance: Glance, c: Choice): number => {
  const { g, seat, prices } = glance;
  const own = g.seats[seat];
  if (kindOf(c) === C.Play) {
    const card = g.cast.cards[first(c)];
    const cost = costOf(g, seat, card.index);
    const price = prices.spent(cost, own) + prices.held(card.index) - cardBias(g.cast)[card.index];
    if (card.kind === 'upgrade') return levelWorth(g, seat, card, prices) - price;
    return actionWorth(glance, card.text, 0) - price;
  }
  if (kindOf(c) === C.Use) {
    const use = g.cast.uses[first(c)];
    const tokens = use.price.kind < 0 ? 0 : second(c) * tokenPrices(g.cast)[use.price.kind];
    return (
      actionWorth(glance, use.text, second(c)) +
      useBias(g.cast)[use.index] -
      prices.spent(use.price.cp, own) -
      tokens -
      discardPrice(g, seat, use.price.discard, prices)
    );
  }
  if (kindOf(c) === C.Sell) return prices.sold(own) - prices.held(first(c));
  return 0;
};

/** What is fetched, drawn next or put into play should be the best there is; of what is given up the worst goes first. */
const onCards = (g: Game): Opinion => {
  const prices = pricesIn(g);
  const own = g.seats[g.asked];
  const line = asking(g)?.do;
  const isFetched = line === 'search' || line === 'put-back';
  return opinion(g.choices[0], (c) => {
    if (kindOf(c) !== C.Sell && kindOf(c) !== C.Card) return null;
    const card = g.cast.cards[first(c)];
    if (line === 'put-into-play') return levelWorth(g, g.asked, card, prices);
    const isUseless = card.kind === 'upgrade' && own.levels[card.ability] >= card.level;
    if (isUseless) return isFetched ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    if (!isFetched) return -prices.held(card.index);
    // What comes into the hand on purpose is going to be played.
    return card.kind === 'upgrade'
      ? levelWorth(g, g.asked, card, prices) - prices.spent(costOf(g, g.asked, card.index), own)
      : prices.held(card.index);
  });
};

const onDefences = (g: Game): Opinion => {
  const attack = sceneOf(g, g.asked);
  const glance = new Glance(g, g.asked);
  return opinion(g.choices[0], (c) => {
    if (kindOf(c) === C.Defend) return defenceWorth(attack, first(c));
    return kindOf(c) === C.Use ? deedWorth(glance, c) : null;
  });
};

/** How much of the damage a companion takes. */
const onDivisions = (g: Game): Opinion => {
  const { attack } = g;
  if (attack === null || g.stack[g.stack.length - 1].op !== 'settle') return none(g.choices[0]);
  const s = sceneOf(g, g.asked);
  return opinion(g.choices[0], (c) => shielded(s, attack.shield, first(c)));
};

/** The one whose harm is one's own gain: who is likely to win else, and weak enough to be hurt by it. */
const onTargets = (g: Game): Opinion => {
  const { team, hero } = g.seats[g.asked];
  const worth = blowsOf(g, team);
  const card = pricesIn(g).drawn(hero);
  return opinion(g.choices[0], (c) => {
    if (kindOf(c) !== C.Target) return null;
    const other = g.seats[first(c)].team;
    if (other === team) return -worth[other];
    return worth[other] + (isLeader(g, other) ? card : 0);
  });
};

/** The one with whom the text does most good; of those who are alike the weakest. */
const onPlayers = (g: Game): Opinion => {
  const effects = effectsAsking(g);
  return opinion(g.choices[0], (c) =>
    kindOf(c) === C.Player
      ? worthToAsked(g, effects, first(c)) - A_LITTLE * g.health[g.seats[first(c)].team]
      : null,
  );
};
const A_LITTLE = 1e-4;

const onTokens = (g: Game): Opinion => {
  const worth = tokenPrices(g.cast);
  const { team } = g.seats[g.asked];
  return opinion(g.choices[0], (c) =>
    kindOf(c) === C.Token ? worth[first(c)] * (g.seats[tokenSeat(c)].team === team ? -1 : 1) : null,
  );
};

/** The die whose change helps most: of one's own roll the best, of another's the one that hurts most. */
const onDice = (g: Game): Opinion => {
  const rate = rateDice(g, g.asked);
  if (rate === null) return none(g.choices[0]);
  const last = g.choices[g.choices.length - 1];
  // Whoever may leave them alone does so unless touching one is better.
  const floor =
    kindOf(last) === C.No ? rate(0, g.rolls[g.rolls.length - 1].values[0]) : Number.NEGATIVE_INFINITY;
  return opinion(last, (c) => (kindOf(c) === C.Die ? rate(first(c), null) : null), floor);
};

const onRerolls = (g: Game): Opinion => {
  const rate = rateRerolls(g, g.asked);
  const last = g.choices[g.choices.length - 1];
  return rate === null ? none(last) : opinion(last, (c) => rate(first(c)));
};

const onValues = (g: Game): Opinion => {
  const frame = g.stack[g.stack.length - 1];
  const rate = rateDice(g, g.asked);
  if (rate === null || frame.op !== 'text' || frame.hand.die === NONE)
    return none(g.choices[g.choices.length - 1]);
  return opinion(g.choices[0], (c) => rate(frame.hand.die, first(c)));
};
