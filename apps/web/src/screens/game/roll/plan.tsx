// The exact plan for one's dice, from the coach's worker: what keeping, activating and every card is worth. It comes a moment
// after the question; everything can be done without it.

import type { DiceAdvice } from '@mad-king/ai';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type OpenTable, planDice } from '../../../state/table.ts';
import { usePicked, useSitting } from '../sitting.tsx';
import { type Mark, markOf } from './mark.ts';

const Context = createContext<DiceAdvice | null>(null);
const Coming = createContext(false);

export const PlanProvider = ({ table, children }: { table: OpenTable; children: ReactNode }) => {
  const [answer, setAnswer] = useState<{ to: string; plan: DiceAdvice | null } | null>(null);
  const { ask } = table.view.decision ?? {};
  const isAsked = ask === 'roll' || ask === 'announce';
  const question = `${table.id}/${table.step}/${table.view.seat}`;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    planDice().then(
      (plan) => {
        if (isCurrent) setAnswer({ to: question, plan });
      },
      (error: Error) => {
        console.warn(error.message);
        if (isCurrent) setAnswer({ to: question, plan: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked, question]);
  const isHere = answer?.to === question;
  return (
    <Coming value={isAsked && !isHere}>
      <Context value={isAsked && isHere ? answer.plan : null}>{children}</Context>
    </Coming>
  );
};

export const usePlan = (): DiceAdvice | null => use(Context);

/** It will be here in a moment. */
export const useIsPlanComing = (): boolean => use(Coming);

/** The answer that is clearly ahead with the dice that are kept now; null if none is, or the plan is not there yet. */
export const useMark = (): Mark | null => {
  const plan = usePlan();
  const { decision } = useSitting().table.view;
  const { picked } = usePicked();
  return useMemo(
    () => (plan === null || decision === null ? null : markOf(plan, decision.options, picked)),
    [plan, decision, picked],
  );
};
