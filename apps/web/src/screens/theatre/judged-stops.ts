// What a review knows, by the stops of the theatre: the line of chances, and where somebody chose badly.

import type { Point } from '@mad-king/after/review';
import type { LastReview } from '../../state/last-review.ts';
import { type Mistake, mistakesOf } from '../review/mistakes.ts';
import type { Course } from './stops.ts';

export interface JudgedStops {
  /** One's chance to win where turns began: the stop, and from 0 to 1. */
  line: { stop: number; chance: number }[];
  /** By the stop that the choice led to. */
  mistakes: { stop: number; mistake: Mistake }[];
}

const firstStop = ({ stops }: Course, is: (made: number) => boolean): number => {
  const found = stops.findIndex(({ made }) => is(made));
  return found < 0 ? stops.length - 1 : found;
};

/** Null as long as nothing is known. */
export const judgedStops = (course: Course, last: LastReview | null): JudgedStops | null => {
  if (last === null || last.review === null) return null;
  const { review, seat, looks } = last;
  const team = review.line.teams[seat];
  return {
    line: review.line.points.map(({ at, chances }: Point) => ({
      stop: firstStop(course, (made) => made >= at),
      chance: chances[team],
    })),
    mistakes: mistakesOf(review.verdicts, seat, looks).map((mistake) => ({
      stop: firstStop(course, (made) => made > mistake.at),
      mistake,
    })),
  };
};
