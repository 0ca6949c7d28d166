// What a person has been asked already, and what follows from it: the whole of when somebody is asked.

import type { Choice, Game } from '@mad-king/engine';
import { PASS } from '@mad-king/engine/inside';
import { type Declined, declinedBy, isDeclined, isOwnDiceWindow } from './own-dice.ts';
import { isPassedAgain, type Passed, passedBy } from './passed.ts';
import { type Manners, unaskedChoice } from './responses.ts';

/** Plain data; it follows from a person's own choices. */
export interface Memory {
  /** What they could have changed about their dice and did not. */
  readonly declined: Declined | null;
  /** What they have passed on last. */
  readonly passed: Passed | null;
}

/** Of somebody who was never asked, or has taken a choice back. */
export const NO_MEMORY: Memory = { declined: null, passed: null };

/** Asked with the game before a choice; the result, with how many events there are after it. */
export const remember = (memory: Memory, g: Game, choice: Choice): ((events: number) => Memory) => {
  const isAboutDice = g.ask === 'roll' || g.ask === 'announce';
  const declined = choice === PASS ? declinedBy(g) : isAboutDice ? memory.declined : null;
  const passed = choice === PASS ? passedBy(g, memory.passed) : memory.passed;
  return (events) => ({ declined: declined && { ...declined, events }, passed });
};

/** How things stand beside the game itself. */
export interface Present {
  /** How many there were since the game began. */
  events: number;
  /** They have done something that they could still take back. */
  canTakeBack: boolean;
}

/**
 * What is chosen for the person who is asked, because they do not want to be asked this, or have just been asked the same;
 * null if they must be. Their own dice are asked about together with what comes next.
 */
export const unasked = (
  g: Game,
  memory: Memory,
  manners: Manners,
  { events, canTakeBack }: Present,
): Choice | null => {
  if (isOwnDiceWindow(g)) return null;
  if (isDeclined(g, memory.declined, events)) return PASS;
  if (manners.when !== 'always' && isPassedAgain(g, memory.passed, manners.isShared)) return PASS;
  // Who has done something in their Main Phase may want to take it back.
  if (g.ask === 'main' && canTakeBack) return null;
  return unaskedChoice(g, manners);
};
