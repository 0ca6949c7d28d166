// What a review has found, for the end of the game it is about.

import { type LastReview, useLastReview } from '../../state/last-review.ts';
import type { Review } from '../../state/review.ts';
import { mistakesOf } from './mistakes.ts';

export interface Found extends LastReview {
  /** The line of chances is there at least. */
  review: Review;
  /** Before which choice one would try again. */
  costliest: { turn: number; at: number } | null;
  /** How many of the better choices are still to be found; null until that is known. */
  left: number | null;
}

/** Of the game with this code, if it is the one that was looked at last. */
export const foundIn = (code: string): Found | null => {
  const last = useLastReview.getState();
  const { review, seat, looks } = last;
  if (last.code !== code || review === null) return null;
  const mistakes = mistakesOf(review.verdicts, seat, looks);
  const at = mistakes[0]?.at;
  const turn = review.line.points.findLast((point) => point.at <= at)?.turn;
  return {
    ...last,
    review,
    costliest: turn === undefined ? null : { turn, at },
    left: review.isOwnDone ? mistakes.filter(({ isHidden }) => isHidden).length : null,
  };
};
