// What is at stake: every choice that decides about an attack, a roll or damage under way is tried in imagined games, in which
// nobody answers any more. All see the same futures, so that choices differ only in what they do. Dice fall in an even spread: up
// to three of them show everything they can show equally often, which makes their chances exact; of more, every two do.

import { imagine } from '@mad-king/ai/inside';
import type { Choice, DamageLine, Game, Move } from '@mad-king/engine';
import { C, first, kindOf, PASS, seedWords } from '@mad-king/engine/inside';
import type { DamageType } from '@mad-king/language';
import { Trial } from './trial.ts';
import { distinct, type Way, waysOf } from './ways.ts';

export interface Spread {
  mean: number;
  least: number;
  most: number;
  /** How often it is nothing. */
  none: number;
}

/** What hits one player. */
export interface Blow {
  seat: number;
  /** Of the weightiest damage. */
  type: DamageType;
  /** Before anything lessens it, and what is left of it. */
  dealt: Spread;
  taken: Spread;
  /** What is left, each amount with its chance, the least first. */
  parts: [amount: number, chance: number][];
  /** What is healed as it arrives, on average. */
  healed: number;
  /** What raises it, if that is the same in every future. */
  lines: readonly DamageLine[];
}

/** A token that lies open before the one who is hit and could answer. */
export interface Answer {
  seat: number;
  token: string;
  /** What would then be left. */
  taken: Spread;
  /** What would come back on average. */
  back: number;
}

export interface TokenChange {
  seat: number;
  token: string;
  change: number;
}

export interface Forecast {
  move: Move;
  /** What is chosen after it: the die, its value, another answer. The best of all ways. */
  further: Move[];
  /** Of two answers together: the second. */
  second: Move | null;
  blows: Blow[];
  /** Whom an ability could be aimed at, and what would then hit them. */
  targets: Blow[];
  answers: Answer[];
  /** Tokens that find no room, in every future. */
  lost: { seat: number; token: string; n: number }[];
  /** Open tokens that come or go, in every future. */
  tokens: TokenChange[];
  /** How often the ability that was announced or is under way comes to nothing. */
  fails: number;
  /** What everybody is left with, on average, by seat. */
  health: readonly number[];
  /** What the others lose more than one's own side, on average. */
  worth: number;
  /** To win, by the position it leaves. */
  chance: number;
}

/** Each die of a future from the three digits of its number: any three of the first four, any two of all take all values alike. */
const SPREAD: readonly (readonly [number, number, number])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
  [1, 5, 0],
  [0, 1, 5],
];
const FUTURES = 6 ** 3;
/** To find the best of many ways, so many are enough. */
const A_FEW = 36;
/** So many of them are then looked at in full. */
const BEST = 3;

const diceOf = (future: number): number[] => {
  const digits = [Math.floor(future / 36), Math.floor(future / 6) % 6, future % 6];
  return SPREAD.map((row) => (row.reduce((sum, factor, i) => sum + factor * digits[i], 0) % 6) + 1);
};

/** Questions of a text, each of whose answers is foreseen if there are not too many. */
const ASKED: readonly Game['ask'][] = [
  'die',
  'value',
  'reroll',
  'option',
  'may',
  'player',
  'token',
  'number',
];
const MOST_ASKED = 32;

/** The choices that decide about something; none if something else is asked. */
export const foreseen = (g: Game): readonly Choice[] => {
  if (g.ask === 'target' || g.ask === 'defend') return g.choices;
  if (g.ask === 'roll' || g.ask === 'announce') return g.choices.filter((c) => kindOf(c) === C.Activate);
  if (g.ask === 'respond') return g.choices.length > 1 ? g.choices : [];
  return ASKED.includes(g.ask) && g.choices.length <= MOST_ASKED ? distinct(g, g.choices) : [];
};

type Worlds = readonly Game[];

/** With the eyes of the seat that is asked: games it cannot tell apart get the same ones. */
const imagined = (g: Game): Worlds => {
  const random = seedWords('forecast');
  return Array.from({ length: FUTURES }, (_, future) => {
    const world = imagine(g, g.asked, random);
    // The next die to fall is the last one.
    world.fated = diceOf(future).reverse();
    return world;
  });
};

const tried = (g: Game, way: Way, worlds: Worlds, second: number | null = null): Trial => {
  const trial = new Trial(g, way, second);
  for (const world of worlds) trial.run(world);
  return trial;
};

const bestOf = (trials: readonly Trial[]): Trial => trials.reduce((a, b) => (b.worth > a.worth ? b : a));

/** Of all ways to carry out a choice the best. */
const bestWay = (g: Game, chosen: Choice, worlds: Worlds): Trial => {
  const ways = waysOf(g, chosen);
  if (ways.length === 1) return tried(g, ways[0], worlds);
  const few = worlds.filter((_, i) => i % (FUTURES / A_FEW) === Math.floor(i / A_FEW) % (FUTURES / A_FEW));
  const ranked = ways.map((way) => tried(g, way, few)).sort((a, b) => b.worth - a.worth);
  return bestOf(ranked.slice(0, BEST).map(({ way }) => tried(g, way, worlds)));
};

/** Less than this is not worth a word, in points of damage. */
const SLIGHT = 0.05;
/** Of so many good answers two are tried together. */
const MOST_PAIRED = 3;

/** Two answers one after the other, if that is better than each alone. */
const bestPair = (g: Game, answers: readonly Trial[], worlds: Worlds): Trial[] => {
  const passing = answers.find(({ way }) => way[0] === PASS);
  if (g.ask !== 'respond' || passing === undefined) return [];
  const good = answers
    .filter((trial) => trial.worth > passing.worth + SLIGHT)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_PAIRED);
  const pairs = good.flatMap((one, i) =>
    good.slice(i + 1).flatMap((other) => {
      if (isSameDeed(one.way[0], other.way[0])) return [];
      const way = [...one.way, ...other.way];
      const pair = tried(g, way, worlds, one.way.length);
      return pair.carriedOut === way.length ? [pair] : [];
    }),
  );
  if (pairs.length === 0) return [];
  const best = bestOf(pairs);
  return best.worth > good[0].worth + SLIGHT ? [best] : [];
};

/** The same use with another number of tokens. */
const isSameDeed = (a: Choice, b: Choice): boolean =>
  kindOf(a) === C.Use && kindOf(b) === C.Use && first(a) === first(b);

export const foresee = (g: Game): Forecast[] => {
  const choices = foreseen(g);
  if (choices.length === 0) return [];
  const worlds = imagined(g);
  const trials = choices.map((chosen) => bestWay(g, chosen, worlds));
  return [...trials, ...bestPair(g, trials, worlds)].map((trial) => trial.forecast());
};
