// The review of a game under way: first the line of chances, then choice by choice what it cost, one's own first. What is known
// so far can be shown at any time.

import { settled, type Verdict } from '@mad-king/after/review';
import type { Setup } from '@mad-king/engine';
import type { ReviewLine } from '../worker/review.ts';
import { coach } from '../worker/start.ts';

export interface Review {
  line: ReviewLine;
  /** In the order of the game, as far as they are known. */
  verdicts: Verdict[];
  /** All of one's own are known, and all. */
  isOwnDone: boolean;
  isDone: boolean;
}

export interface ReviewRequest {
  setup: Setup;
  choices: readonly string[];
  /** Whose choices come first. */
  seat: number;
}

/** Milliseconds between two reports. */
const STEP = 400;

const review = async (
  { setup, choices, seat }: ReviewRequest,
  report: (review: Review) => void,
  isWanted: () => boolean,
): Promise<void> => {
  const line = await coach.ask({ ask: 'line', setup, choices });
  const places = (isOwn: boolean): number[] =>
    line.decisions.filter((one) => (one.seat === seat) === isOwn).map(({ at }) => at);
  const own = places(true);
  let left = [...places(false), ...own];
  let verdicts: Verdict[] = [];
  const tell = (): void => {
    const isOwnDone = verdicts.length >= own.length;
    report({ line, verdicts: settled(verdicts), isOwnDone, isDone: left.length === 0 });
  };
  tell();
  while (left.length > 0 && isWanted()) {
    // Judging goes backwards, and one's own come first: they are asked for alone as long as there are any.
    const asked = verdicts.length < own.length ? own.slice(0, own.length - verdicts.length) : left;
    const found = await coach.ask({ ask: 'verdicts', setup, choices, places: asked, time: STEP });
    verdicts = [...verdicts, ...found];
    const known = new Set(verdicts.map(({ at }) => at));
    left = left.filter((at) => !known.has(at));
    tell();
  }
};

/** Looks at a game again, as long as nobody calls what it gives back. */
export const startReview = (
  request: ReviewRequest,
  report: (review: Review) => void,
  failed: (error: unknown) => void,
): (() => void) => {
  let isWanted = true;
  const tell = (known: Review): void => {
    if (isWanted) report(known);
  };
  review(request, tell, () => isWanted).catch((error: unknown) => {
    if (isWanted) failed(error);
  });
  return () => {
    isWanted = false;
  };
};
