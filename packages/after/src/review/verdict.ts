// What a choice that was made is to be called, by what it cost in points of the chance to win.

import { type Cost, type Counsel, costOf, counsel } from '@mad-king/ai';
import { type Choice, type Game, notate } from '@mad-king/engine';
import { C, first, kindOf } from '@mad-king/engine/inside';

/** From so many points of a hundred on, as players of backgammon call it. */
export const ERROR = 2;
export const BLUNDER = 8;
/** What the dice of one turn must bring to be called a joker. */
export const JOKER = 30;

export type Grade = 'fine' | 'error' | 'blunder';

export interface Verdict {
  /** Lines of the record that were played before it. */
  at: number;
  turn: number;
  seat: number;
  made: string;
  /** What the coach would have chosen; the same if nothing is known against it. */
  better: string;
  /** In points of a hundred: what it cost, and the standard error of that; 0 where it is not proven to have cost anything. */
  cost: number;
  error: number;
  grade: Grade;
  /** Of an error: what is to be said about it. */
  told: Told | null;
}

export interface Told {
  /** To win after the better choice, of a hundred. */
  chance: number;
  /** Imagined games. */
  worlds: number;
  /** What the coach thinks of every choice, the best first. */
  rows: Counsel[];
}

/** How much is thought about one choice: as much as a champion would, and longer where it is close. */
export interface Care {
  worlds: number;
  most?: number;
  turns: number;
  /** What seems to be bad is looked at once more, so many turns further, in as many games as are usual. */
  further?: number;
}

export const CARE: Care = { worlds: 240, most: 720, turns: 2, further: 2 };

/** Standard errors that are taken off before a choice is called bad. */
export const SURE = 1.3;
/** The standard error of what is called bad is such a part of its cost at most. */
const WELL_BELOW = 1 / 3;

/** Whether there was anything to decide. */
export const isJudged = (g: Game, made: Choice): boolean => g.choices.length > 1 && g.choices.includes(made);

/** Dice that show the same are the same. */
const keptBy = (g: Game, choice: Choice): string =>
  g.rolls[0].values
    .filter((_, die) => first(choice) & (1 << die))
    .sort()
    .join('');

/** Whether two choices of a question come to the same. */
export const isSame = (g: Game, a: Choice, b: Choice): boolean =>
  a === b || (kindOf(a) === C.Keep && kindOf(b) === C.Keep && keptBy(g, a) === keptBy(g, b));

/** What a choice is called that cost so much, in points of a hundred with their standard error. */
export const gradeOf = (cost: number, error: number): Grade => {
  const sure = cost - SURE * error;
  if (error > WELL_BELOW * cost || sure < ERROR) return 'fine';
  return sure >= BLUNDER ? 'blunder' : 'error';
};

/** What two looks say together; as far as they differ, nobody knows. */
export const both = (near: Cost, far: Cost): Cost => ({
  cost: (near.cost + far.cost) / 2,
  error: Math.max(Math.hypot(near.error, far.error), Math.abs(near.cost - far.cost)) / 2,
  chance: (near.chance + far.chance) / 2,
  worlds: near.worlds + far.worlds,
});

/** What a choice costs against a better one, in points of a hundred. */
const costIn = (g: Game, better: Choice, made: Choice, at: number, care: Care): Cost => {
  const { turns, further = 0 } = care;
  const look = (ahead: number, most = care.worlds): Cost => {
    const limits = [0, ERROR / 100, BLUNDER / 100];
    const request = { worlds: care.worlds, most, turns: ahead, limits, seed: `cost ${at} ${ahead}` };
    const { cost, error, chance, worlds } = costOf(g, better, made, request);
    return { cost: 100 * cost, error: 100 * error, chance: 100 * chance, worlds };
  };
  const near = look(turns, care.most);
  if (further === 0 || gradeOf(near.cost, near.error) === 'fine') return near;
  return both(near, look(turns + further));
};

/** What is not called bad has not cost as much as what is. */
const MOST_FINE = ERROR - 0.1;
export const countedAs = (grade: Grade, cost: number): number =>
  grade === 'fine' ? Math.min(cost, MOST_FINE) : cost;

/**
 * The coach's choice is what a choice is measured by, so that nobody is blamed for what they would have been advised to do;
 * how much worse it was, a longer comparison of the two says.
 */
export const verdictOn = (g: Game, made: Choice, at: number, care: Care = CARE): Verdict => {
  const rows = counsel(g);
  const [best] = rows;
  const own = rows.find(({ choice }) => isSame(g, choice, made));
  const fine: Verdict = {
    at,
    turn: g.turn,
    seat: g.asked,
    made: notate(g, made),
    better: own?.isClose ? own.notation : best.notation,
    cost: 0,
    error: 0,
    grade: 'fine',
    told: null,
  };
  if (own?.isClose) return fine;
  const { cost, error, chance, worlds } = costIn(g, best.choice, made, at, care);
  if (cost <= SURE * error) return { ...fine, error };
  const grade = gradeOf(cost, error);
  const told = grade === 'fine' ? null : { chance, worlds, rows };
  return { ...fine, cost: countedAs(grade, cost), error, grade, told };
};
