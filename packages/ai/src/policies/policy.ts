// A policy chooses for one seat, from what that seat may know.

import type { Choice, Game } from '@mad-king/engine';

export interface Policy {
  name: string;
  /** The game must wait for a decision of the seat for which it chooses. */
  choose(g: Game): Choice;
}
