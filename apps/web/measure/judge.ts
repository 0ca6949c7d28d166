// What the coach thinks of a question: whether its answer matters, and whether there is anything in it worth choosing.

import { counsel } from '@mad-king/ai';
import { instinct, World } from '@mad-king/ai/inside';
import type { Choice, Game } from '@mad-king/engine';
import { C, kindOf, PASS, seedWords } from '@mad-king/engine/inside';

export interface Judgement {
  /** The best answer is clearly better than doing nothing; where something must be done, than the second best. */
  matters: boolean;
  /** In no imagined game any answer brought more than doing nothing; or all of them came to the same. */
  isIdle: boolean;
}

/** Part of the chance to win that is no accident of the imagined games. */
const CLEAR = 0.02;
/** Of dice, in points of health: about the same. */
const CLEAR_POINTS = 1;
/** What differs by less is the same. */
const SAME = 1e-9;
const WORLDS = 6;

/** What an answer has come to at the end of the turn. */
interface Course {
  chance: number;
  /** Health, one's own above the opponents'. */
  health: number;
}

/** The answer that does nothing, or -1 if something must be done. */
const nothingAt = (g: Game): number =>
  g.choices.findIndex((c) => c === PASS || kindOf(c) === C.Done || kindOf(c) === C.No);

const healthOf = (g: Game, team: number): number =>
  g.health.reduce((sum, n, other) => (other === team ? sum + n : sum - n), 0);

/** Courses by imagined game and answer; all answers of one game share its luck. */
const coursesOf = (g: Game, seed: string): Course[][] => {
  const random = seedWords(seed);
  const { team } = g.seats[g.asked];
  // Who does nothing leaves it at that; otherwise the same might be done in the next window.
  const decide = (then: Game): Choice =>
    then.asked === g.asked && then.choices.includes(PASS) ? PASS : instinct(then);
  return Array.from({ length: WORLDS }, () => {
    const world = new World(g, random);
    return g.choices.map((choice) => {
      const { chance, end } = world.future(choice, 1, choice === PASS ? { decide } : {});
      return { chance, health: healthOf(end, team) };
    });
  });
};

/** By how much the best answer is better than doing nothing (at `idle`), or than the second best. */
const marginOf = (chances: readonly number[], idle: number): number => {
  const best = Math.max(...chances);
  if (idle >= 0) return best - chances[idle];
  const [, second = best] = [...chances].sort((a, b) => b - a);
  return best - second;
};

const isIdle = (courses: readonly Course[][], idle: number): boolean =>
  courses.every((row) => {
    const than = row[Math.max(idle, 0)];
    return row.every(({ chance, health }) => {
      const isMore = chance - than.chance > SAME || health > than.health;
      return idle >= 0 ? !isMore : !isMore && than.chance - chance < SAME;
    });
  });

export const judge = (g: Game, seed: string): Judgement => {
  if (g.choices.length === 1) return { matters: false, isIdle: true };
  if (g.ask === 'roll') {
    const [best, second] = counsel(g);
    return { matters: best.value - second.value >= CLEAR_POINTS, isIdle: false };
  }
  const courses = coursesOf(g, seed);
  const means = g.choices.map((_, i) => courses.reduce((sum, row) => sum + row[i].chance, 0) / WORLDS);
  const idle = nothingAt(g);
  return { matters: marginOf(means, idle) >= CLEAR, isIdle: isIdle(courses, idle) };
};
