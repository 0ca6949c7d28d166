// What plays the game at a table: this page by itself (local-table.ts), or a server of which the page knows what its seat may know
// (online/remote-table.ts). Components see no difference.

import type { Game, GameRecord } from '@mad-king/engine';

export interface Playing {
  /** What the person who is asked chooses, in its notation, and what they answer to what it then asks. */
  choose(notation: string, follow: readonly string[]): void;
  /** Takes back the last choice of the person who looks, if it has told nothing new. */
  undo(): void;
  /** Gives up. In teams all must agree (R3.9). */
  concede(seat: number): void;
  /** Somebody wants to stay in the Main Phase that is about to end by itself. */
  stay(): void;
  /** While the game is held nothing is passed unasked. */
  hold(isHeld: boolean): void;
  /** Somebody has seen enough of the last move. */
  hurry(): void;
  /** The game as far as this page knows it; null while there is none. */
  sight(): PlayedGame | null;
  /** Of a game that is not over only what stands so far. */
  record(): Promise<GameRecord>;
  close(): void;
}

export interface PlayedGame {
  game: Game;
  /** Whose eyes look; -1: nobody's. */
  viewer: number;
  /** Names the question, so that the coach thinks the same about it every time. */
  seed: string;
  /** The mark of the release whose heroes play; left out: those of this page. */
  release?: string;
}
