// Taking back one's own choices, as long as they told nothing new.

import { clone, type Game, type GameEvent } from '@mad-king/engine';

/** The game as it was before a choice, and how much had been noted by then. */
export interface UndoPoint {
  readonly seat: number;
  readonly game: Game;
  readonly choices: number;
  readonly events: number;
}

export const undoPoint = (game: Game, choices: number, events: number): UndoPoint => ({
  seat: game.asked,
  game: clone(game),
  choices,
  events,
});

/** Cards and secrets that somebody has now seen. What chance decides shows in the state of its generator. */
const TELLING: ReadonlySet<GameEvent['type']> = new Set(['drew', 'looked', 'took', 'picked']);

const isSameChance = (a: Game, b: Game): boolean =>
  a.fated.length === b.fated.length && a.random.every((word, i) => word === b.random[i]);

/**
 * Whether what a seat chose has told something it could not know before: chance was asked, a hidden card was seen, or somebody
 * else is asked (which tells that he can answer). That nobody was asked is not counted.
 */
export const hasTold = (before: UndoPoint, after: Game, happened: readonly GameEvent[]): boolean =>
  after.asked !== before.seat ||
  !isSameChance(before.game, after) ||
  happened.some(({ type }) => TELLING.has(type));
