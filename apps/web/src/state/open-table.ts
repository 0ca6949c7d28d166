// What components see of the table one sits at.

import type { GameEvent, GameView, Library, Setup } from '@mad-king/engine';
import type { AskWhen } from '@mad-king/orders/ask-when';
import type { Player } from './players.ts';
import type { Revealed } from './revealed.ts';

export interface OpenTable {
  id: string;
  /** Milliseconds. */
  started: number;
  setup: Setup;
  players: readonly Player[];
  /** The heroes that play. */
  library: Library;
  /** How many choices have been made. */
  step: number;
  /** What the person who looks may know; of a spectator while the device changes hands. */
  view: GameView;
  /** Everything that person may know of what happened, from the start; after the end, everything. */
  events: readonly GameEvent[];
  /** How many of the events the last choice brought. */
  news: number;
  /** The person who must take the device before anything is shown. */
  passTo: number | null;
  /** When the person who looks is asked for responses; null while nobody looks. */
  askWhen: AskWhen | null;
  /** The last choice of the person who looks can be taken back. */
  canUndo: boolean;
  /** Somebody holds the game to think: computers wait, and nothing is passed unasked. */
  held: boolean;
  /** The Main Phase of the person who looks offers nothing to do and ends by itself in so many milliseconds; false if it does not. */
  leaving: number | false;
  /** A computer player is thinking. */
  thinking: boolean;
  /** How long the last move stays on show before the next, in milliseconds; null while that is not known. */
  wait: number | null;
  /** A computer player could not answer: why. */
  trouble: string | null;
  /** The last choice could not be kept in this browser. */
  unsaved: boolean;
  /** The game has been opened in another tab, and goes on there. */
  elsewhere: boolean;
  /** What was chosen is on its way to whoever plays the game. */
  sent: boolean;
  /** The coach may be asked. */
  hasCoach: boolean;
  /** Hands and decks, once the game is over. */
  revealed: readonly Revealed[] | null;
  /** A game of others: nobody who looks is "you". */
  isWatched?: boolean;
}

export type TableState =
  | { status: 'closed' }
  | { status: 'missing'; id: string }
  | { status: 'damaged'; id: string; reason: string }
  /** Something it needs could not be loaded. */
  | { status: 'failed'; id: string; error: unknown }
  | ({ status: 'open' } & OpenTable);
