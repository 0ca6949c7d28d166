// Rolling by looking ahead: what it leads to if an ability is activated is seen in imagined games, one ability after the
// other, and the dice themselves are left to the exact plan. So no way to keep dice is judged by a few lucky rolls.

import type { Choice, Game } from '@mad-king/engine';
import { C, first, kindOf, NO_ABILITY } from '@mad-king/engine/inside';
import { attemptsLeft } from '../estimate/abilities.ts';
import { Planner } from '../rolling/planner.ts';
import { type Problem, problemOf } from '../rolling/problem.ts';
import { bestOf, opinion } from './best.ts';
import { Gain } from './gain.ts';
import { opinionOn } from './instinct.ts';
import { type Effort, World } from './lookahead.ts';

/** What a roll may end with: a row of an ability, or none. */
interface Ending {
  announced: Choice;
  /** What it is estimated to be worth with each of the rolls that allow it. */
  worth: Map<number, number>;
  /** The roll that stands for them all: one that aids help least, the most frequent of those. */
  roll: number;
  /** What aids add to that roll. */
  helped: number;
  /** How it fared in the imagined games, above all endings on average, in points of health. */
  gain: Gain;
}

const endingsOf = ({ dice: { space }, results, planner }: Problem): Ending[] => {
  const final = planner.at(0);
  const none = new Map<number, number>();
  results.best.forEach((row, roll) => {
    if (row < 0) none.set(roll, 0);
  });
  const all = [
    { announced: NO_ABILITY, worth: none },
    ...results.rows.map((row) => ({ announced: row.choice, worth: results.worthsOf(row) })),
  ];
  return all
    .filter(({ worth }) => worth.size > 0)
    .map(({ announced, worth }) => {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      for (const roll of worth.keys()) {
        const helped = final[roll] - results.worth[roll];
        if (helped > least || (helped === least && space.ways[roll] <= space.ways[best])) continue;
        best = roll;
        least = helped;
      }
      return { announced, worth, roll: best, helped: least, gain: new Gain() };
    });
};

/** How much the estimate of an ending usually misses, in points of health. */
const MISSED = 1;
/** More imagined games than that were not seen to make better plans. */
const MOST_WORLDS = 40;

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The plan for rolling under what the endings turned out to be worth. */
const planAhead = (g: Game, problem: Problem, random: number[], effort: Effort): Planner => {
  const { nodes, batch, turns, deadline, clock } = effort;
  const { dice, results, planner } = problem;
  const endings = endingsOf(problem);
  const most = Math.min(MOST_WORLDS, Math.max(batch, nodes / endings.length));
  while (endings[0].gain.n < most) {
    const world = new World(g, random);
    const chances: number[] = [];
    for (const { roll, announced } of endings)
      if (clock() < deadline) chances.push(world.afterRolling(dice.valuesOf(roll), announced, turns).chance);
    // Endings are compared under the same luck: a world in which not all were seen tells nothing.
    if (chances.length < endings.length) break;
    const mean = meanOf(chances);
    endings.forEach(({ gain }, i) => {
      gain.count((chances[i] - mean) / world.ofPoint);
    });
  }
  // What the estimates miss on the whole tells nothing; what they miss of an ending is believed the more, the less it scatters.
  const estimated = endings.map(({ worth, roll, helped }) => (worth.get(roll) ?? 0) + helped);
  const mean = meanOf(estimated);
  const missed = endings.map(({ gain }, i) => {
    const belief = 1 / (1 + (gain.error / MISSED) ** 2);
    return belief * (gain.mean - (estimated[i] - mean));
  });
  const final = new Float64Array(results.worth.length).fill(Number.NEGATIVE_INFINITY);
  endings.forEach(({ worth }, i) => {
    for (const [roll, one] of worth) final[roll] = Math.max(final[roll], one + missed[i]);
  });
  return new Planner({ ...planner.terms, final });
};

/** The best way to keep dice and roll again, or what to do instead if one had better stop. */
export const rollAhead = (g: Game, seen: Game, random: number[], effort: Effort): Choice => {
  const stop = bestOf(
    seen.choices.filter((c) => kindOf(c) !== C.Keep),
    opinionOn(seen),
  );
  const left = attemptsLeft(g);
  if (left < 1) return stop;
  const [roll] = g.rolls;
  const problem = problemOf(seen, g.asked, roll);
  const planner = planAhead(g, problem, random, effort);
  const hands = planner.kept(left);
  if (hands === null) return stop;
  const { dice } = problem;
  const rate = (c: Choice): number | null =>
    kindOf(c) === C.Keep ? hands[dice.handOf(roll.values, first(c))] - planner.rollCost : null;
  return bestOf(seen.choices, opinion(stop, rate, planner.at(0)[dice.rollOf(roll.values)]));
};
