// The exact chance that one throw of the dice not kept meets a requirement.

import type { CastRow } from '@mad-king/engine/inside';
import { rollOut } from './ledger.ts';
import { Dice } from './problem.ts';

/**
 * `kept`: bit mask of the dice that stay as they are; `foreign`: of those that show no symbols of their player. `faces`: of
 * the hero whose rows they are, any of which will do.
 */
export const chanceOfRows = (
  rows: readonly CastRow[],
  faces: readonly number[],
  values: readonly number[],
  kept: number,
  foreign = 0,
): number => {
  const dice = new Dice({ foreign });
  const { space } = dice;
  const met = new Float64Array(space.hands - space.first);
  for (const row of rows) for (const roll of space.rolls.thatMeet(row, faces)) met[roll] = 1;
  return rollOut(space, met, 1)[dice.handOf(values, kept)];
};
