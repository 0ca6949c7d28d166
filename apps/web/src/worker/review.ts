// A second look at a game; see protocol.ts.

import { decisionsOf, judge, lineOf, type Point, type Verdict } from '@mad-king/after/review';
import { type Library, start } from '@mad-king/engine';
import type { LineQuestion, VerdictsQuestion } from './protocol.ts';

export interface ReviewLine {
  /** One for each turn, and the end. */
  points: Point[];
  /** Where there was something to decide, and for whom. */
  decisions: { at: number; seat: number }[];
  /** By seat. */
  teams: number[];
}

export const lineOfGame = (library: Library, course: LineQuestion): ReviewLine => ({
  points: lineOf(library, course),
  decisions: decisionsOf(library, course),
  teams: start(library, course.setup).seats.map(({ team }) => team),
});

export const verdictsOn = (
  library: Library,
  { places, time, ...course }: VerdictsQuestion,
  clock: () => number,
): Verdict[] => {
  const until = clock() + time;
  return judge(library, course, places, () => clock() < until);
};
