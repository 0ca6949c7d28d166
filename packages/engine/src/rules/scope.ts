// The dice a text looks at: those of its innermost roll, else the five offensive dice.

import { packSymbols, showing } from '@mad-king/language/inside';
import type { Game, Roll } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';

const NO_DICE: readonly number[] = [];

export const offensiveRoll = (g: Game): Roll | null =>
  g.rolls.length > 0 && g.rolls[0].purpose === 'offence' ? g.rolls[0] : null;

export const offensiveDice = (g: Game): readonly number[] => offensiveRoll(g)?.values ?? NO_DICE;

export const diceInScope = (g: Game, h: Hand): readonly number[] => h.dice ?? offensiveDice(g);

/** Packed symbol counts of a seat's roll, without dice that show none of its symbols. */
export const packRoll = (g: Game, seat: number, values: readonly number[], foreign: number): number => {
  const { faces } = g.cast.heroes[g.seats[seat].hero];
  return packSymbols(showing(values, foreign), faces);
};

export const symbolsInScope = (g: Game, h: Hand): number => {
  if (h.dice !== null) return packRoll(g, h.self, h.dice, 0);
  const roll = offensiveRoll(g);
  return roll === null ? 0 : packRoll(g, h.self, roll.values, roll.foreign);
};
