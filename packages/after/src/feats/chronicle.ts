// What shows only over many games, or in hindsight.

import type { ChronicleFeat, KeptGame, Progress, ReviewFeat } from './feat.ts';

const DECISIONS = 30;
/** From here on a choice is an error. */
const ERROR = 2;

export const reviewed: ReviewFeat[] = [
  {
    id: 'steady-hand',
    needs: 'review',
    guess: 'rare',
    reached: ({ costs }) => costs.length >= DECISIONS && costs.every((cost) => cost < ERROR),
    progress: null,
  },
];

const heroOf = ({ heroes, seat }: KeptGame): string => heroes[seat];
const otherOf = ({ heroes, seat }: KeptGame): string => heroes[1 - seat];

/** The same two heroes and the same opponent, each in the other's chair. */
const isSwapped = (one: KeptGame, next: KeptGame): boolean =>
  one.mode === 'duel' &&
  next.mode === 'duel' &&
  heroOf(one) !== otherOf(one) &&
  heroOf(one) === otherOf(next) &&
  otherOf(one) === heroOf(next) &&
  one.opponents[0] === next.opponents[0];

const court = (games: readonly KeptGame[], heroes: readonly string[]): Progress => {
  const worn = new Set(games.filter(({ won }) => won).map(heroOf));
  return { done: heroes.filter((hero) => worn.has(hero)).length, of: heroes.length };
};

export const chronicle: ChronicleFeat[] = [
  {
    id: 'turncoat',
    needs: 'chronicle',
    guess: 'uncommon',
    reached: ({ games }) =>
      games.some((game, i) => i > 0 && game.won && games[i - 1].won && isSwapped(games[i - 1], game)),
    progress: null,
  },
  {
    id: 'the-whole-court',
    needs: 'chronicle',
    guess: 'legend',
    reached: ({ games, heroes }) => {
      const { done, of } = court(games, heroes);
      return of > 0 && done === of;
    },
    progress: ({ games, heroes }) => court(games, heroes),
  },
];
