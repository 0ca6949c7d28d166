// The window for one's own dice (R14.3). Whoever is asked there is asked about what comes next as well, so it is never passed for
// them; and what they have declined to change is not offered anew when they have announced.

import { type Game, notate } from '@mad-king/engine';
import { isDiceWindow } from '@mad-king/engine/inside';

/** The window in which whoever rolls may change their own offensive dice. */
export const isOwnDiceWindow = (g: Game): boolean =>
  g.result === null &&
  g.asked === g.active &&
  !g.restart &&
  g.rolls.length === 1 &&
  g.rolls[0].purpose === 'offence' &&
  isDiceWindow(g);

/** What somebody could have changed about their own dice and did not. */
export interface Declined {
  /** In their notation. */
  moves: readonly string[];
  /** How much had happened next. */
  events: number;
}

/** By passing now. */
export const declinedBy = (g: Game): Omit<Declined, 'events'> | null =>
  isOwnDiceWindow(g) ? { moves: g.choices.map((c) => notate(g, c)) } : null;

/** The window after announcing offers nothing but what has just been declined. */
export const isDeclined = (g: Game, declined: Declined | null, events: number): boolean => {
  const top = g.stack.at(-1);
  if (declined === null || events !== declined.events || g.ask !== 'respond' || g.asked !== g.active)
    return false;
  if (top?.op !== 'window' || top.kind !== 'announcement') return false;
  return g.choices.every((c) => declined.moves.includes(notate(g, c)));
};
