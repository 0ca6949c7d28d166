// A policy chooses for one seat, from what that seat may know.

import type { Choice, Game } from '@mad-king/engine';

/** A player: it chooses for the seat that is asked, from what that seat may know. */
export interface Policy {
  name: string;
  /** The game must wait for a decision of the seat for which it chooses. */
  choose(g: Game): Choice;
}

/** How a player thinks, and for how long. */
export interface PolicyOptions {
  seed: string;
  /** Imagined futures per decision, for those that look ahead. */
  nodes?: number;
  /** Milliseconds per decision and the clock to measure them with; without a clock only nodes count. */
  time?: number;
  clock?: () => number;
}
