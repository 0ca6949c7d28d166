// What could still be done later was not lost yet: who passes and plays the card in the next window has lost nothing, and who
// never plays it has lost it once, not in every window.

import { countedAs, gradeOf, type Verdict } from './verdict.ts';

/** Deeds that can wait. Dice, abilities and answers to a text cannot. */
const canWait = ({ better }: Verdict): boolean => /^(play|use|sell) /.test(better);

/** All verdicts of a game, each with what was lost for good; in any order, given back in that of the game. */
export const settled = (verdicts: readonly Verdict[]): Verdict[] => {
  const inOrder = [...verdicts].sort((a, b) => a.at - b.at);
  /** By seat and deed: what it would still have brought, or what it did. */
  const later = new Map<string, Left>();
  return inOrder
    .reverse()
    .map((verdict) => {
      const deed = `${verdict.seat} ${verdict.better}`;
      if (!canWait(verdict)) return verdict;
      const still = later.get(deed);
      later.set(deed, verdict.made === verdict.better ? ALL : verdict);
      return still === undefined || verdict.cost === 0 ? verdict : lessened(verdict, still);
    })
    .reverse();
};

type Left = Pick<Verdict, 'cost' | 'error'>;
/** What was done in the end was not lost at all. */
const ALL: Left = { cost: Number.POSITIVE_INFINITY, error: 0 };

const lessened = (verdict: Verdict, still: Left): Verdict => {
  const cost = Math.max(0, verdict.cost - still.cost);
  const error = Math.hypot(verdict.error, still.error);
  const grade = gradeOf(cost, error);
  const told = grade === 'fine' ? null : verdict.told;
  return { ...verdict, cost: countedAs(grade, cost), error, grade, told };
};
