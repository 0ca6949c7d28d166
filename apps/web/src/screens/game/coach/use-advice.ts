// Advice for the question that is asked, from the coach's worker; a new question makes an old answer worthless.

import type { Counsel } from '@mad-king/ai';
import { useEffect, useState } from 'react';
import { useSettings } from '../../../state/settings.ts';
import { askAdvice, type OpenTable } from '../../../state/table.ts';

/** Whoever decides sooner needs no advice, in milliseconds. */
const PATIENCE = 150;

export type AdviceState =
  | { status: 'silent' }
  | { status: 'thinking' }
  | { status: 'failed' }
  | { status: 'ready'; advice: Counsel[] };

export const useAdvice = ({ id, step, view }: OpenTable): AdviceState => {
  const isOn = useSettings((s) => s.advice);
  const isAsked = isOn && view.decision !== null && view.decision.options.length > 1;
  const [answer, setAnswer] = useState<{ to: string; state: AdviceState } | null>(null);
  const question = `${id}/${step}/${view.seat}`;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const answered = (state: AdviceState): void => {
      if (isCurrent) setAnswer({ to: question, state });
    };
    const timer = setTimeout(() => {
      askAdvice().then(
        (advice) => answered({ status: 'ready', advice }),
        () => answered({ status: 'failed' }),
      );
    }, PATIENCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, question]);
  if (!isAsked) return { status: 'silent' };
  return answer?.to === question ? answer.state : { status: 'thinking' };
};
