// What can be said exactly about a throw of offensive dice: how likely it was to let an ability stand, and how lucky it was.

import { DICE, FIRST, handOf, Plan } from '@mad-king/ai/dice';
import { chanceOfRows, rollPlan } from '@mad-king/ai/inside';
import type { Game, GameEvent } from '@mad-king/engine';
import { activatedBy } from '@mad-king/engine/inside';
import type { Luck, Throw } from './tale.ts';

export type Rolled = Extract<GameEvent, { type: 'rolled' }>;

/** Bit mask of the dice that were not rolled. */
const keptOf = ({ values, rerolled }: Rolled): number =>
  values.reduce((mask, _, die) => (rerolled.includes(die) ? mask : mask | (1 << die)), 0);

/**
 * Under the exact plan for the dice alone, what a roll is worth is known for every roll with so many attempts left. The luck
 * of a throw is that worth less its mean over all that the dice thrown could show, and its variance is over the same. Sums
 * over a game have mean 0 whatever one keeps, and the sum of the variances is their spread squared.
 */
export const luckOf = (plan: Plan, left: number, rolled: Rolled): Luck => {
  const worth = plan.worth(left);
  const hand = handOf(rolled.values, keptOf(rolled));
  const mean = new Plan(worth).kept(1)[hand];
  const variance = new Plan(worth.map((each) => (each - mean) ** 2)).kept(1)[hand];
  return { gained: worth[handOf(rolled.values) - FIRST[DICE]] - mean, variance };
};

/** What the seat's dice are worth now; null when nobody is left to be attacked. */
const planIn = (g: Game, seat: number): Plan | null =>
  g.result === null && !g.seats[seat].out ? rollPlan(g, seat) : null;

/** `g`: the game right after the throw. */
export const throwOf = (g: Game, rolled: Rolled): Throw => {
  const { seat, values } = rolled;
  const left = Math.max(0, g.attemptsMax - g.attempts);
  const plan = g.warped === 0 ? planIn(g, seat) : null;
  return {
    values,
    left,
    stands: activatedBy(g, seat, values, g.warped).length > 0,
    luck: plan && luckOf(plan, left, rolled),
  };
};

/** How likely the throw was to let the ability stand at this level, whichever of its rows. */
export const chanceOf = (g: Game, rolled: Rolled, ability: string, level: number): number => {
  const hero = g.cast.heroes[g.seats[rolled.seat].hero];
  const rows = hero.abilities.find(({ id }) => id === ability)?.levels[level]?.rows ?? [];
  return chanceOfRows(rows, hero.faces, rolled.values, keptOf(rolled), g.warped);
};
