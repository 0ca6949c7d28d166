// The choices of a seat that cost something, the costliest first, and which of them are still to be found.

import type { Verdict } from '@mad-king/after/review';
import type { Looks } from '../../state/last-review.ts';

/** So many are asked before they are told. */
const TO_FIND = 3;

export interface Mistake extends Verdict {
  grade: 'error' | 'blunder';
  told: NonNullable<Verdict['told']>;
  /** 1: the costliest. */
  rank: number;
  /** The better choice may not be shown yet. */
  isHidden: boolean;
}

const isMistake = (verdict: Verdict): verdict is Omit<Mistake, 'rank' | 'isHidden'> =>
  verdict.grade !== 'fine' && verdict.told !== null;

export const mistakesOf = (verdicts: readonly Verdict[], seat: number, looks: Looks): Mistake[] =>
  verdicts
    .filter((verdict) => verdict.seat === seat)
    .filter(isMistake)
    .sort((a, b) => b.cost - a.cost || a.at - b.at)
    .map((verdict, i) => ({
      ...verdict,
      rank: i + 1,
      isHidden: i < TO_FIND && looks.get(verdict.at)?.isOver !== true,
    }));
