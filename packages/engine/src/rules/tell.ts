import type { GameEvent } from '../events.ts';
import type { Game } from '../state/game.ts';

/** Something happened: whoever listens is told. */
export const tell = (g: Game, event: GameEvent): void => {
  if (g.log !== null) g.log.push(event);
};
