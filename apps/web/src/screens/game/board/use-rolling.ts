// The dice one is rolling: what lies there, what is kept, how often one may still roll. Null when one is not.

import { useDeferredValue, useMemo } from 'react';
import { usePicked, useSitting } from '../sitting.tsx';
import type { Dice } from './live-odds.ts';

const useRolling = (): Dice | null => {
  const { table } = useSitting();
  const picking = usePicked();
  const { word, picked } = picking;
  const [roll] = table.view.rolls;
  const attempts = table.view.attemptsMax - table.view.attempts;
  return useMemo(() => {
    if (word !== 'keep' || roll === undefined) return null;
    return {
      values: roll.values,
      kept: picked.map((die) => roll.values[die]),
      attempts,
      areMixed: roll.foreign.length > 0,
    };
  }, [word, picked, roll, attempts]);
};

/** The same a moment later while dice are picked out: first the dice answer, then the odds. Another roll is never shown late. */
export const useRollingSoon = (): Dice | null => {
  const now = useRolling();
  const soon = useDeferredValue(now);
  const isSameRoll = soon !== null && soon.values === now?.values && soon.attempts === now.attempts;
  return isSameRoll ? soon : now;
};
