// Where a text stands when its worth is estimated: whose it is, on whom it acts, what lies on the table; and what amounts and
// conditions of the card language come to there.

import type { Game } from '@mad-king/engine';
import type { CastHero } from '@mad-king/engine/inside';
import type { Amount, Condition, Linear, Who } from '@mad-king/language';
import { perLibrary } from './per-library.ts';
import { diceChance, diceSum, mostAlike, type Scope, symbolCount } from './scope.ts';
import { type Prices, pricesIn } from './values.ts';

interface Gained {
  /** Of a token; CP for combat points. */
  kind: number;
  n: number;
}
export const CP = -1;
/** What is gained beyond is lost before a text reads it. */
const MOST_CP = 15;

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
  /** Damage of the attack that what lies there can change. */
  struck: number;
  /** What earlier lines gave the player: tokens by kind, and CP. */
  gained: readonly Gained[];
  /** How much harm to each team is worth to the player, where they are not all alike. */
  stakes: readonly number[] | null;
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
    struck: 0,
    gained: [],
    stakes: null,
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
  s.struck = 0;
  s.gained = [];
  s.leaving = 0;
  return s;
};

export const heroOf = (s: Situation): CastHero => s.g.cast.heroes[s.g.seats[s.self].hero];
const kindsOf = perLibrary(({ kinds }) => new Map(kinds.map(({ id, index }) => [id, index])));
export const kindIndex = (s: Situation, id: string): number => kindsOf(s.g.cast).get(id) ?? -1;

export const person = (s: Situation, who: Who): number => {
  if (who === 'that' && s.that >= 0) return s.that;
  return who === 'self' || who === 'inflicter' || who === 'origin' ? s.self : s.opponent;
};

export const isFriend = (s: Situation, seat: number): boolean =>
  s.g.seats[seat].team === s.g.seats[s.self].team;

export const gaining = (s: Situation, kind: number, n: number): void => {
  s.gained = [...s.gained, { kind, n }];
};

/** What the player has by now, of what the board shows and of what earlier lines gave. */
const byNow = (s: Situation, seat: number, kind: number): number => {
  const { cp, tokens, limits } = s.g.seats[seat];
  const shown = kind === CP ? cp : tokens[kind];
  if (seat !== s.self || s.gained.length === 0) return shown;
  const all = s.gained.reduce((sum, part) => (part.kind === kind ? sum + part.n : sum), shown);
  return kind === CP ? Math.min(all, MOST_CP) : Math.min(all, Math.max(shown, limits[kind]));
};

export const amountOf = (s: Situation, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  let total = amount.base;
  for (const term of amount.terms) total += (term.times * countOf(s, term.of)) / (term.per ?? 1);
  return finishAmount(amount, total);
};

const finishAmount = ({ half, table, most }: Linear, total: number): number => {
  let result = half ? (Number.isInteger(total) ? Math.ceil(total / 2) : total / 2 + 0.25) : total;
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
      return byNow(s, person(s, of.who), kindIndex(s, of.token));
    case 'present':
      return of.tokens.filter((token) => own.tokens[kindIndex(s, token)] > 0).length;
    case 'tokens':
      return 2;
    case 'room':
      return own.limits[kindIndex(s, of.token)] - own.tokens[kindIndex(s, of.token)];
    case 'cp':
      return byNow(s, person(s, of.who), CP);
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

export const chanceOf = (s: Situation, cond: Condition): number => {
  const chance = diceChance(s.scope, cond);
  if (chance !== null) return chance;
  const own = s.g.seats[s.self];
  switch (cond.test) {
    case 'of-a-kind':
      return s.dice.length === 0 ? 0.4 : mostAlike(s.dice) >= cond.n ? 1 : 0;
    case 'held':
      return byNow(s, person(s, cond.who), kindIndex(s, cond.token)) >= cond.atLeast ? 1 : 0;
    case 'cp':
      return byNow(s, s.self, CP) >= cond.atLeast ? 1 : 0;
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
