// Questions about the offensive dice that lie on the table, for whoever plans ahead: what other dice would activate, what
// may still be done to them, and what rolling costs.

import type { Choice } from '../choice.ts';
import { C, first, kindOf, second } from '../choice.ts';
import type { IllegalReason } from '../errors.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { listAbilities } from './offence.ts';
import { cardBlock, useBlock } from './responses.ts';
import { canAct } from './seats.ts';

/** Every ability these dice would activate, as choices. `foreign`: bit mask of dice that show no symbols of the seat. */
export const activatedBy = (g: Game, seat: number, values: readonly number[], foreign = 0): Choice[] => {
  const into: Choice[] = [];
  listAbilities(g, seat, values, foreign, into);
  return into;
};

const DICE_FLAGS = WindowFlag.Roll | WindowFlag.Dice | WindowFlag.Open | WindowFlag.Announce;

/** Why a card or use could not be played among the offensive dice as they lie, or null if it could. */
export const whyNotOnDice = (g: Game, seat: number, chosen: Choice): IllegalReason | null => {
  if (!canAct(g, seat)) return 'not-allowed';
  if (kindOf(chosen) === C.Play) return cardBlock(g, seat, first(chosen), DICE_FLAGS);
  return useBlock(g, seat, g.cast.uses[first(chosen)], DICE_FLAGS, second(chosen));
};

/** The roll attempts a phase begins with when it starts anew (V-12). */
export const freshAttempts = (g: Game): number => {
  const phase = g.stack.findLast((f) => f.op === 'offence');
  return phase?.op === 'offence' && phase.attempts !== NONE ? phase.attempts : g.attemptsMax;
};
