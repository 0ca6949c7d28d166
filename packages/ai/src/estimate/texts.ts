// What a text is worth to its player, in points of health: one walk over the card language, the same that is run and read.
// Dice that lie there are counted exactly, dice to be rolled by expectation, choices by the best option.

import type { CastHero, Game } from '@mad-king/engine';
import type { Amount, Condition, Effect, Linear, Who } from '@mad-king/language';
import { diceChance, diceSum, mostAlike, type Scope, symbolCount } from './scope.ts';
import { type Prices, perLibrary, pricesIn, tokenPrices } from './values.ts';

export interface Situation {
  g: Game;
  self: number;
  /** The opponent the text most likely acts on. */
  opponent: number;
  /** Whom the text has chosen, or -1. */
  that: number;
  /** The five offensive dice, if they lie there. */
  dice: readonly number[];
  scope: Scope;
  /** Damage that waits for the player of the text, for texts that prevent it. */
  incoming: number;
  /** What an earlier line leaves behind. */
  number: number;
  /** Damage of the attack so far, and that part of it against which the target may defend. */
  damage: number;
  defendable: number;
  /** What it is worth to the player that the token he has chosen leaves its board. */
  leaving: number;
  /** The text would run now, in the midst of what is happening; otherwise it is only thought of. */
  now: boolean;
  prices: Prices;
}

export const situation = (
  g: Game,
  self: number,
  opponent: number,
  dice: readonly number[],
  prices = pricesIn(g),
): Situation => {
  const hero = g.cast.heroes[g.seats[self].hero];
  return {
    g,
    self,
    opponent,
    that: -1,
    dice,
    scope: { hero, values: dice, n: dice.length },
    incoming: 0,
    number: 0,
    damage: 0,
    defendable: 0,
    leaving: 0,
    now: false,
    prices,
  };
};

/** The same situation with these dice, before a text has left anything behind. */
export const lay = (s: Situation, dice: readonly number[]): Situation => {
  s.dice = dice;
  s.scope = { hero: s.scope.hero, values: dice, n: dice.length };
  s.number = 0;
  s.damage = 0;
  s.defendable = 0;
  s.leaving = 0;
  return s;
};

const heroOf = (s: Situation): CastHero => s.g.cast.heroes[s.g.seats[s.self].hero];
const kindsOf = perLibrary(({ kinds }) => new Map(kinds.map(({ id, index }) => [id, index])));
const kindIndex = (s: Situation, id: string): number => kindsOf(s.g.cast).get(id) ?? -1;

const person = (s: Situation, who: Who): number => {
  if (who === 'that' && s.that >= 0) return s.that;
  return who === 'self' || who === 'inflicter' || who === 'origin' ? s.self : s.opponent;
};

const isFriend = (s: Situation, seat: number): boolean => s.g.seats[seat].team === s.g.seats[s.self].team;

const amountOf = (s: Situation, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  let total = amount.base;
  for (const term of amount.terms) total += (term.times * countOf(s, term.of)) / (term.per ?? 1);
  return finishAmount(amount, total);
};

const finishAmount = ({ half, table, most }: Linear, total: number): number => {
  let result = half ? total / 2 + 0.25 : total;
  if (table) result = table[Math.min(Math.round(result), table.length - 1)];
  return most === undefined ? result : Math.min(result, most);
};

const countOf = (s: Situation, of: Linear['terms'][number]['of']): number => {
  const own = s.g.seats[s.self];
  switch (of.count) {
    case 'symbol':
      return symbolCount(s.scope, of.symbol);
    case 'sum':
      return diceSum(s.scope, of.highest);
    case 'held':
      return s.g.seats[person(s, of.who)].tokens[kindIndex(s, of.token)];
    case 'present':
      return of.tokens.filter((token) => own.tokens[kindIndex(s, token)] > 0).length;
    case 'tokens':
      return 2;
    case 'room':
      return own.limits[kindIndex(s, of.token)] - own.tokens[kindIndex(s, of.token)];
    case 'cp':
      return s.g.seats[person(s, of.who)].cp;
    case 'number':
      return s.number;
    case 'upgrades':
      return own.upgrades.length;
    case 'extra-attempts':
      return 1.5;
    case 'dealt':
      return (s.now && s.g.attack?.dealt) || 4;
  }
};

const chanceOf = (s: Situation, cond: Condition): number => {
  const chance = diceChance(s.scope, cond);
  if (chance !== null) return chance;
  const own = s.g.seats[s.self];
  switch (cond.test) {
    case 'of-a-kind':
      return s.dice.length === 0 ? 0.4 : mostAlike(s.dice) >= cond.n ? 1 : 0;
    case 'held':
      return s.g.seats[person(s, cond.who)].tokens[kindIndex(s, cond.token)] >= cond.atLeast ? 1 : 0;
    case 'cp':
      return own.cp >= cond.atLeast ? 1 : 0;
    case 'upgrades':
      return own.upgrades.length >= cond.atLeast ? 1 : 0;
    case 'number':
      return s.number >= cond.atLeast ? 1 : 0;
    case 'health-below':
      return s.g.health[own.team] < s.g.health[s.g.seats[s.opponent].team] ? 1 : 0;
    case 'side':
      return heroOf(s).hero.sides?.[own.side] === cond.side ? 1 : 0;
    case 'opponent':
      return 1;
    case 'full':
      return own.tokens[kindIndex(s, cond.token)] >= own.limits[kindIndex(s, cond.token)] ? 1 : 0;
    case 'own-turn':
      return s.g.active === s.self ? 1 : 0;
    case 'level': {
      const ability = heroOf(s).abilities.find(({ id }) => id === cond.ability);
      return ability !== undefined && own.levels[ability.index] >= cond.atLeast ? 1 : 0;
    }
    case 'ultimate':
      return s.now && s.g.attack?.ultimate ? 1 : 0;
    case 'attacked':
    case 'attacked-normally':
      return s.now ? (s.g.attack?.target === s.self ? 1 : 0) : 0.5;
    case 'attacking':
    case 'defendable':
      return s.now ? (s.g.attack?.by === s.self ? 1 : 0) : 0.7;
    case 'threatened':
    case 'threatened-by-ability':
    case 'hurt':
      return s.now ? (s.incoming > 0 ? 1 : 0) : 0.5;
    case 'not':
      return 1 - chanceOf(s, cond.of);
    case 'any':
      return 1 - cond.of.reduce((none, part) => none * (1 - chanceOf(s, part)), 1);
    case 'all':
      return cond.of.reduce((all, part) => all * chanceOf(s, part), 1);
    default:
      return 0.5;
  }
};

/** Tokens that would really land, times what they are worth. */
const tokensWorth = (s: Situation, seat: number, token: string, n: number): number => {
  const kind = kindIndex(s, token);
  const { tokens, limits } = s.g.seats[seat];
  const landing = Math.min(n, Math.max(0, limits[kind] - tokens[kind]));
  return landing * tokenPrices(s.g.cast)[kind];
};

/** What it is worth to the player if such a token leaves the board of a seat. */
const worthLeaving = (s: Situation, seat: number, kind: number): number =>
  -forPlayer(s, seat, tokenPrices(s.g.cast)[kind]);

/** The same of the token that he would choose, his own or his opponent's. */
const bestLeaving = (s: Situation, { from, transfer }: Effect & { do: 'choose-token' }): number => {
  let best = Number.NEGATIVE_INFINITY;
  const chosen = from === 'that' && s.that >= 0 ? [s.that] : [s.self, s.opponent];
  for (const seat of from === 'self' ? [s.self] : chosen)
    for (const kind of s.g.cast.present) {
      if (s.g.seats[seat].tokens[kind] === 0) continue;
      const { removable, transferable } = s.g.cast.kinds[kind];
      if (transfer ? transferable : removable) best = Math.max(best, worthLeaving(s, seat, kind));
    }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
};

/** What it is worth if all tokens leave the board that he would choose. */
const allLeaving = (s: Situation): number => {
  const sums = (s.that >= 0 ? [s.that] : [s.self, s.opponent]).map((seat) =>
    s.g.cast.present.reduce((sum, kind) => {
      const n = s.g.cast.kinds[kind].removable ? s.g.seats[seat].tokens[kind] : 0;
      return sum + n * worthLeaving(s, seat, kind);
    }, 0),
  );
  return Math.max(...sums);
};

/** For the player of the text: what is good on himself or bad on his opponent. */
const forPlayer = (s: Situation, seat: number, worth: number): number => (isFriend(s, seat) ? worth : -worth);

const damageWorth = (s: Situation, e: Effect & { do: 'deal' }): number => {
  const amount = amountOf(s, e.amount);
  const arrives = e.type === 'ultimate' ? 1 : ARRIVES;
  if (e.who === 'self') return -amount * arrives * (e.ifDealt ? 0.8 : 1);
  if (e.who === 'that' && s.that >= 0 && isFriend(s, s.that)) return -amount * arrives;
  const opponents = s.g.seats.filter((seat) => !seat.out && seat.team !== s.g.seats[s.self].team).length;
  s.damage += amount;
  if (e.who === 'target' && e.type === 'normal' && !e.isolated) s.defendable += amount;
  return amount * arrives * (e.who === 'opponents' ? opponents : 1) * (e.drain ? 1.8 : 1);
};

/** A card that somebody draws or loses. */
const cardWorth = (s: Situation, seat: number): number => s.prices.drawn(s.g.seats[seat].hero);

/** What it is worth to live on, or to see the other fall, in points of health. */
const LIFE = 10;
/** How uncertain it is what an attack will come to. */
const SPREAD = 2;

/** Whether so much damage is not thought to be the end of somebody with so much health. */
export const isFarFrom = (health: number, damage: number): boolean =>
  damage <= 0 || damage < health - 3 * SPREAD;

/** What damage is worth above its points because it may be the last, and below them where it goes beyond the end. */
export const finish = (s: Situation, damage: number): number => {
  const health = s.g.health[s.g.seats[s.opponent].team];
  if (isFarFrom(health, damage)) return 0;
  return LIFE / (1 + Math.exp((health - damage) / SPREAD)) - Math.max(0, damage - health);
};

/** What preventing so much of what comes is worth if all of it would be the end. */
const survival = (s: Situation, amount: number): number => {
  const health = s.g.health[s.g.seats[s.self].team];
  return s.now && s.incoming >= health && s.incoming - amount < health ? LIFE : 0;
};

/** What it is worth if a companion takes what comes, or half of it, less what it loses by that. */
const shieldWorth = (s: Situation, { token, split }: Effect & { do: 'redirect' }): number => {
  const { tokens } = s.g.seats[s.self];
  const prices = tokenPrices(s.g.cast);
  const kind = kindIndex(s, token);
  const share = split ? s.incoming / 2 : s.incoming;
  let lost = Math.min(share, tokens[kind]) * prices[kind];
  if (share >= tokens[kind])
    for (const part of s.g.cast.present)
      if (s.g.cast.kinds[part].token.partOf === token) lost += tokens[part] * prices[part];
  return share + survival(s, share) - lost;
};

/** Part of the damage that cards and tokens let through, defensive abilities apart. */
const ARRIVES = 0.97;
/** An additional Offensive Roll Phase; an upgrade nobody has paid for. */
const PHASE = 5;
const UPGRADE = 1;

export const textWorth = (s: Situation, effects: readonly Effect[]): number => {
  let worth = 0;
  for (const e of effects) worth += lineWorth(s, e);
  return worth;
};

const lineWorth = (s: Situation, e: Effect): number => {
  switch (e.do) {
    case 'deal':
      return damageWorth(s, e);
    case 'add':
      s.number = amountOf(s, e.amount);
      s.damage += s.number;
      if (s.defendable > 0) s.defendable += s.number;
      return s.number * ARRIVES;
    case 'undefendable':
      s.defendable = 0;
      return s.now && !s.g.attack?.defended ? 3 : 0;
    case 'prevent': {
      const amount =
        e.amount === 'all' ? s.incoming : e.amount === 'half' ? s.incoming / 2 : amountOf(s, e.amount);
      if (e.who === 'that' && s.that >= 0 && !isFriend(s, s.that)) return -amount;
      if (s.incoming === 0 && !s.now) return amount * 0.8;
      return Math.min(amount, s.incoming) + survival(s, amount);
    }
    case 'reflect':
      return s.incoming / 2;
    case 'redirect':
      return shieldWorth(s, e);
    case 'heal':
      return forPlayer(s, person(s, e.who), amountOf(s, e.amount) * 0.95);
    case 'survive':
      return 8;
    case 'steal-health':
      return amountOf(s, e.amount) * 1.9;
    case 'cp':
      return forPlayer(s, person(s, e.who), amountOf(s, e.amount) * s.prices.cp);
    case 'lose-cp':
      return Math.min(amountOf(s, e.amount), s.g.seats[s.opponent].cp) * s.prices.cp;
    case 'steal-cp':
      return Math.min(amountOf(s, e.amount), s.g.seats[s.opponent].cp) * s.prices.cp * 2;
    case 'pay':
    case 'choose-number':
      s.number = Math.min(2, s.g.seats[s.self].cp);
      return e.do === 'pay' ? -s.number * s.prices.cp : 0;
    case 'gain':
    case 'inflict': {
      const isOwn = e.who === 'that' && s.that < 0 && e.do === 'gain';
      const seat = isOwn ? s.self : person(s, e.who);
      return forPlayer(s, seat, tokensWorth(s, seat, e.token, amountOf(s, e.amount)));
    }
    case 'remove': {
      const seat = person(s, e.who);
      const held = s.g.seats[seat].tokens[kindIndex(s, e.token)];
      const n = e.amount === 'all' ? held : Math.min(held, amountOf(s, e.amount));
      s.number = n;
      return -forPlayer(s, seat, n * tokenPrices(s.g.cast)[kindIndex(s, e.token)]);
    }
    case 'remove-up-to': {
      const held = s.g.seats[s.self].tokens[kindIndex(s, e.token)];
      s.number = e.most === 'all' ? held : Math.min(held, e.most);
      return -s.number * tokenPrices(s.g.cast)[kindIndex(s, e.token)];
    }
    case 'choose-token':
      s.leaving = bestLeaving(s, e);
      return 0;
    case 'remove-chosen':
      return s.leaving;
    // It leaves one board and lands on another, where it is as good or bad.
    case 'transfer-chosen':
      return 2 * s.leaving;
    case 'remove-all':
      return allLeaving(s);
    case 'skip':
      return -PHASE;
    case 'limit':
      return 0.7;
    case 'draw':
      return forPlayer(s, person(s, e.who), amountOf(s, e.amount) * cardWorth(s, person(s, e.who)));
    case 'discard':
      return -forPlayer(
        s,
        person(s, e.who),
        (e.amount === 'all' ? 2 : amountOf(s, e.amount)) * cardWorth(s, person(s, e.who)),
      );
    case 'search':
      return cardWorth(s, s.self) * 1.5;
    case 'put-into-play':
      return e.most * (UPGRADE + 1);
    case 'take-upgrades':
      return cardWorth(s, s.self) * 1.5;
    case 'extra-phase':
    case 'restart-phase':
      return PHASE;
    case 'gain-chosen':
      return 1.5;
    case 'advance':
      return s.that >= 0 && isFriend(s, s.that) ? 0 : 1;
    case 'move-piece':
      return 0.3;
    case 'if': {
      const chance = chanceOf(s, e.cond);
      if (chance === 1) return textWorth(s, e.yes);
      if (chance === 0) return textWorth(s, e.no);
      const { damage, defendable } = s;
      const yes = textWorth(s, e.yes);
      const then = { damage: s.damage, defendable: s.defendable };
      s.damage = damage;
      s.defendable = defendable;
      const no = textWorth(s, e.no);
      s.damage = chance * then.damage + (1 - chance) * s.damage;
      s.defendable = chance * then.defendable + (1 - chance) * s.defendable;
      return chance * yes + (1 - chance) * no;
    }
    case 'may':
      return bestOf(s, [e.no, e.yes]);
    case 'choose':
      return Math.max(
        0,
        bestOf(
          s,
          e.options.map((option) => option.do),
        ) * Math.min(2, e.most ?? 1),
      );
    case 'roll':
    case 'opposed-roll':
      return rolled(s, e.do === 'roll' ? e.dice : 1, e.body);
    case 'repeat':
      return amountOf(s, e.times) * textWorth(s, e.body);
    case 'each-player':
    case 'unless-vetoed':
      return textWorth(s, e.body);
    default:
      return 0;
  }
};

/** The worth of the best of several texts; what it leaves behind counts. */
const bestOf = (s: Situation, texts: readonly (readonly Effect[])[]): number => {
  const { damage, defendable } = s;
  let best = Number.NEGATIVE_INFINITY;
  let left = { damage, defendable };
  for (const text of texts) {
    s.damage = damage;
    s.defendable = defendable;
    const worth = textWorth(s, text);
    if (worth <= best) continue;
    best = worth;
    left = { damage: s.damage, defendable: s.defendable };
  }
  s.damage = left.damage;
  s.defendable = left.defendable;
  return best;
};

const rolled = (s: Situation, n: number, body: readonly Effect[]): number => {
  const { scope } = s;
  s.scope = { hero: heroOf(s), values: null, n };
  const worth = textWorth(s, body);
  s.scope = scope;
  return worth;
};
