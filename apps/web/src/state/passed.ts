// Windows come round again whenever somebody has acted. Whoever has passed is not asked anew as long as nothing they can see has
// changed for them.

import { type Choice, type Game, PASS } from '@mad-king/engine';

export interface Passed {
  seat: number;
  choices: readonly Choice[];
  /** What lay on the table: damage to come, dice, health. */
  situation: string;
}

const situationOf = ({ turn, phase, pending, rolls, health, attack }: Game): string =>
  JSON.stringify([turn, phase, pending, rolls.map(({ values }) => values), health, attack?.defended ?? null]);

/** By passing now. */
export const passedBy = (g: Game): Passed => ({
  seat: g.asked,
  choices: g.choices,
  situation: situationOf(g),
});

/** The same seat is asked for nothing but what it has just passed on, in the same situation. */
export const isPassedAgain = (g: Game, passed: Passed | null): boolean =>
  passed !== null &&
  g.ask === 'respond' &&
  passed.seat === g.asked &&
  g.choices.includes(PASS) &&
  g.choices.every((c) => passed.choices.includes(c)) &&
  situationOf(g) === passed.situation;
