// Advice about the offensive dice: every way to go on from the dice that lie there, the best first, with what it leads to.
// It reads the seat's own hand and what lies open on the table, nothing else.

import { type Choice, type Game, notate } from '@mad-king/engine';
import { activatedBy, C, choice, NO_ABILITY, type Roll } from '@mad-king/engine/inside';
import { attemptsLeft } from '../estimate/abilities.ts';
import { guess } from '../mind/imagine.ts';
import type { Aid, AidName } from '../rolling/aids.ts';
import type { Touch } from '../rolling/changes.ts';
import { copyRow, type Ledger, TINY } from '../rolling/ledger.ts';
import { ALL, offensiveRoll, type Problem, problemOf, READY, ROWS_FROM, WORTH } from '../rolling/problem.ts';
import type { AbilityRow } from '../rolling/results.ts';

/** A card or use, and which dice it is meant for: positions from 0; `to` null where the die is rolled. */
export interface AidPlan {
  aid: AidName;
  choice: Choice;
  notation: string;
  dice: { die: number; from: number; to: number | null }[];
}

/** A way to go on from the dice: keep some, stop, or play something. */
export interface Way {
  /** `keep`: these dice and roll the others. `stop`: announce this ability, or none. `aid`: play or use this at once. */
  do: 'keep' | 'stop' | 'aid';
  /** Positions of the dice kept, from 0; all of them unless `do` is `keep`. */
  keep: number[];
  choice: Choice;
  /** The choice as the game writes it. */
  notation: string;
  /** It is among the choices of the question that is being asked. */
  now: boolean;
  /** In points of health, with the best play afterwards and all costs taken off. */
  worth: number;
  /** The chance that the phase ends with some ability activated, and with each of them; those without a chance are left out. */
  ready: number;
  abilities: (AbilityRow & { chance: number })[];
  /** How often each aid is used on average, until the phase ends; those that are never used are left out. */
  aids: { aid: AidName; uses: number }[];
  /** What is done to the dice at once: the aid of this way, or before stopping what makes the best of them. */
  plan: AidPlan[];
}

/** All ways to go on from the dice on the table. */
export interface DiceAdvice {
  seat: number;
  dice: number[];
  attemptsLeft: number;
  /** The best first. */
  ways: Way[];
}

/** The best dice to keep as a mask of positions, 31 to stop, and what that is worth; without chances, hence fast. */
export const bestKeep = (g: Game, seat = g.asked): { mask: number; worth: number } | null => {
  const roll = offensiveRoll(g, seat);
  if (roll === null) return null;
  const { dice, planner } = problemOf(guess(g, seat), seat, roll);
  let mask = ALL;
  let worth = planner.last()[dice.rollOf(roll.values)];
  const hands = planner.kept(attemptsLeft(g));
  for (let m = ALL - 1; hands !== null && m >= 0; m--) {
    const value = hands[dice.handOf(roll.values, m)] - planner.rollCost;
    if (value <= worth + TINY) continue;
    mask = m;
    worth = value;
  }
  return { mask, worth };
};

/**
 * Every way to go on from the seat's offensive dice, the best first; null if it has none on the table, or its ability is
 * activated already. Dice that show the same are the same: of equal keeps the one with the first of them is told.
 */
export const adviseKeeps = (g: Game, seat = g.asked): DiceAdvice | null => {
  const roll = offensiveRoll(g, seat);
  if (roll === null) return null;
  const problem = problemOf(guess(g, seat), seat, roll, { counts: true });
  const left = attemptsLeft(g);
  const ways = [
    ...stopping(g, seat, roll, problem),
    ...keeping(g, seat, roll, problem, left),
    ...using(g, seat, roll, problem, left),
  ];
  ways.sort((a, b) => b.worth - a.worth || b.keep.length - a.keep.length);
  return { seat, dice: roll.values.slice(), attemptsLeft: left, ways };
};

const row = (ledger: Ledger, at: number, columns: number): Ledger => {
  const one = new Float64Array(columns);
  copyRow(ledger, at, one, 0, columns);
  return one;
};

/** What a row of the ledger says. */
const outlook = (
  { results, aids }: Problem,
  numbers: Ledger,
): Pick<Way, 'worth' | 'ready' | 'abilities' | 'aids'> => ({
  worth: numbers[WORTH],
  ready: numbers[READY],
  abilities: results.rows
    .map((ability, i) => ({ ...ability, chance: numbers[ROWS_FROM + i] }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance),
  aids: aids
    .map(({ name }, i) => ({ aid: name, uses: numbers[ROWS_FROM + results.rows.length + i] }))
    .filter(({ uses }) => uses > 0),
});

const EVERYTHING = [0, 1, 2, 3, 4];

const chosen = (g: Game, seat: number, c: Choice): Pick<Way, 'choice' | 'notation' | 'now'> => ({
  choice: c,
  notation: notate(g, c),
  now: g.asked === seat && g.choices.includes(c),
});

/**
 * Announcing the best that the dice activate as they lie, and making the best of them before it happens: whoever changes
 * them then announces again (R15.4.4). And announcing anything, as it is.
 */
const stopping = (g: Game, seat: number, roll: Roll, problem: Problem): Way[] => {
  const { planner, dice, results } = problem;
  const at = dice.rollOf(roll.values);
  const ready = results.best[at];
  const best = ready < 0 ? NO_ABILITY : results.rows[ready].choice;
  const plan = lastPlan(g, roll.values, problem, at);
  const others = [...activatedBy(g, seat, roll.values, roll.foreign), NO_ABILITY].filter(
    (c) => c !== best || plan.length > 0,
  );
  return [
    {
      do: 'stop',
      keep: EVERYTHING,
      ...chosen(g, seat, best),
      ...outlook(problem, row(planner.last(), at, planner.terms.columns)),
      plan,
    },
    ...others.map((c) => announcing(g, seat, at, problem, c)),
  ];
};

const announcing = (g: Game, seat: number, at: number, { results }: Problem, c: Choice): Way => {
  const ability = results.rows.find((one) => one.choice === c);
  return {
    do: 'stop',
    keep: EVERYTHING,
    ...chosen(g, seat, c),
    worth: ability === undefined ? 0 : (results.worthsOf(ability).get(at) ?? 0),
    ready: ability === undefined ? 0 : 1,
    abilities: ability === undefined ? [] : [{ ...ability, chance: 1 }],
    aids: [],
    plan: [],
  };
};

/** What is done to the dice before they are announced for good. */
const lastPlan = (
  g: Game,
  values: readonly number[],
  { planner, aids, dice: { apart } }: Problem,
  at: number,
): AidPlan[] => {
  let dice = values;
  return planner.lastSteps(at).map(({ aid, touches }) => {
    const use = planOf(g, dice, apart, aids[aid], touches);
    dice = dice.map((value, die) => use.dice.findLast((d) => d.die === die)?.to ?? value);
    return use;
  });
};

const keeping = (g: Game, seat: number, { values }: Roll, problem: Problem, left: number): Way[] => {
  const { planner, dice } = problem;
  const hands = planner.kept(left);
  if (hands === null) return [];
  const masks = new Map<number, number>();
  for (let mask = 0; mask < ALL; mask++) {
    const hand = dice.handOf(values, mask);
    if (!masks.has(hand)) masks.set(hand, mask);
  }
  return [...masks].map(([hand, mask]) => {
    const numbers = row(hands, hand, planner.terms.columns);
    numbers[WORTH] -= planner.rollCost;
    return {
      do: 'keep',
      keep: EVERYTHING.filter((die) => mask & (1 << die)),
      ...chosen(g, seat, choice(C.Keep, mask)),
      ...outlook(problem, numbers),
      plan: [],
    };
  });
};

const using = (g: Game, seat: number, { values }: Roll, problem: Problem, left: number): Way[] => {
  const { planner, dice, aids, results } = problem;
  const at = dice.rollOf(values);
  return aids.flatMap((aid, i) => {
    const after = planner.with(i, left);
    if (after === null || after[at * planner.terms.columns] === Number.NEGATIVE_INFINITY) return [];
    const numbers = row(after, at, planner.terms.columns);
    numbers[WORTH] -= aid.cost;
    numbers[ROWS_FROM + results.rows.length + i]++;
    const touches = planner.touchesOf(i, left, at);
    return {
      do: 'aid' as const,
      keep: EVERYTHING,
      ...chosen(g, seat, aid.choice),
      ...outlook(problem, numbers),
      plan: [planOf(g, values, dice.apart, aid, touches)],
    };
  });
};

/** Touches of values as touches of the dice that lie there. */
const planOf = (
  g: Game,
  dice: readonly number[],
  apart: number,
  aid: Aid,
  touches: readonly Touch[],
): AidPlan => {
  const touched = new Set<number>();
  return {
    aid: aid.name,
    choice: aid.choice,
    notation: notate(g, aid.choice),
    dice: touches.map((touch) => {
      const die = touch.apart
        ? apart
        : dice.findIndex((value, i) => value === touch.from && i !== apart && !touched.has(i));
      touched.add(die);
      return { die, from: touch.from, to: touch.to };
    }),
  };
};
