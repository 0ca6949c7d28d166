// What the games of a chronicle come to: by hero, by the level of the opponent, by the hero one met, and over time.

import { type Rate, wilson } from '@mad-king/after/rates';
import type { Mode } from '@mad-king/language';
import { type Judged, ownSeat, type PastGame, scoreOf } from '../../state/chronicle.ts';
import { LEVELS, type Level } from '../../state/players.ts';

export interface Tally {
  games: number;
  /** A draw is half a game. */
  won: number;
  /** Without draws. */
  victories: number;
  rate: Rate;
}

const tallyOf = (scores: readonly number[]): Tally => {
  const won = scores.reduce((sum, score) => sum + score, 0);
  const victories = scores.filter((score) => score === 1).length;
  return { games: scores.length, won, victories, rate: wilson(won, scores.length) };
};

/** A game of one's own: one person at this screen, from the beginning. */
export interface OwnGame {
  game: PastGame;
  seat: number;
  score: number;
}

export const isOwn = (game: PastGame): boolean => ownSeat(game) >= 0 && !game.isTakenOver;

export const ownGames = (games: readonly PastGame[]): OwnGame[] =>
  games.filter(isOwn).map((game) => {
    const seat = ownSeat(game);
    return { game, seat, score: scoreOf(game, seat) };
  });

export const MODE_GROUPS = ['all', 'duel', 'teams', 'hill'] as const;
export type ModeGroup = (typeof MODE_GROUPS)[number];

const GROUP: Record<Mode, ModeGroup> = {
  duel: 'duel',
  '2v2': 'teams',
  '3v3': 'teams',
  '2v2v2': 'teams',
  koth: 'hill',
};

export const inGroup = (mode: Mode, group: ModeGroup): boolean => group === 'all' || GROUP[mode] === group;

export const wholeTally = (games: readonly OwnGame[]): Tally => tallyOf(games.map(({ score }) => score));

const grouped = <K>(games: readonly OwnGame[], keysOf: (game: OwnGame) => readonly K[]): Map<K, Tally> => {
  const scores = new Map<K, number[]>();
  for (const game of games)
    for (const key of keysOf(game)) {
      const list = scores.get(key) ?? [];
      list.push(game.score);
      scores.set(key, list);
    }
  return new Map([...scores].map(([key, list]) => [key, tallyOf(list)]));
};

/** By one's own hero. */
export const byHero = (games: readonly OwnGame[]): Map<string, Tally> =>
  grouped(games, ({ game, seat }) => [game.heroes[seat]]);

const foesOf = ({ game, seat }: OwnGame): number[] =>
  game.teams.flatMap((team, at) => (team === game.teams[seat] ? [] : [at]));

/** By the strongest computer among the opponents; games against people count nowhere. */
export const byLevel = (games: readonly OwnGame[]): Map<Level, Tally> =>
  grouped(games, (own) => {
    const levels = foesOf(own).map((at) => {
      const player = own.game.players[at];
      return player.by === 'computer' ? LEVELS.indexOf(player.level) : -1;
    });
    return levels.includes(-1) ? [] : [LEVELS[Math.max(...levels)]];
  });

/** Heroes one met, the one that wins most for sure first. */
export const hardest = (games: readonly OwnGame[]): [hero: string, tally: Tally][] =>
  [...grouped(games, (own) => [...new Set(foesOf(own).map((at) => own.game.heroes[at]))])].sort(
    ([, a], [, b]) => a.rate.high - b.rate.high,
  );

/** Games won with a hero that make each step of mastery. */
export const MASTERY = [1, 3, 7, 12, 20] as const;

export const masteryOf = ({ victories }: Pick<Tally, 'victories'>): number =>
  MASTERY.filter((least) => victories >= least).length;

export interface LuckPoint {
  /** Points of health that the dice gave above the mean, all games up to here together. */
  sum: number;
  /** The standard deviation of that in fair games. */
  spread: number;
}

/** The luck of one's dice, added up game by game, the oldest first. */
export const luckLine = (games: readonly OwnGame[]): LuckPoint[] => {
  let sum = 0;
  let variance = 0;
  return [...games]
    .sort((a, b) => a.game.at - b.game.at)
    .flatMap(({ game, seat }) => {
      if (game.luck === null) return [];
      sum += game.luck[seat].points;
      variance += game.luck[seat].spread ** 2;
      return [{ sum, spread: Math.sqrt(variance) }];
    });
};

export interface RatePoint {
  /** Points lost per choice in this game, and on average over this one and those before it. */
  rate: number;
  mean: number;
  /** The mean is off by less, 19 times of 20; nothing is known about it after one game. */
  error: number;
}

/** Games over which the mean is taken. */
export const RECENT = 30;

/** What one's choices cost in the games that were reviewed, the oldest first. Every choice counts the same. */
export const rateLine = (games: readonly OwnGame[]): RatePoint[] => {
  const judged = [...games]
    .sort((a, b) => a.game.at - b.game.at)
    .flatMap(({ game, seat }) => game.judged?.[seat] ?? [])
    .filter(({ choices }) => choices > 0);
  return judged.map(({ lost, choices }, i) => {
    const recent = judged.slice(Math.max(0, i + 1 - RECENT), i + 1);
    return { rate: lost / choices, ...meanLoss(recent) };
  });
};

/** Of all choices together, and how far games stray from it. */
const meanLoss = (games: readonly Judged[]): Pick<RatePoint, 'mean' | 'error'> => {
  const sum = (of: (game: Judged) => number): number => games.reduce((all, game) => all + of(game), 0);
  const choices = sum((game) => game.choices);
  const mean = sum(({ lost }) => lost) / choices;
  const strayed = sum((game) => (game.lost - mean * game.choices) ** 2);
  const n = games.length;
  return { mean, error: n < 2 ? 0 : (2 * Math.sqrt((strayed * n) / (n - 1))) / choices };
};
