// Answers wait a moment for their numbers, so that nothing moves when these come.

import { useEffect, useState } from 'react';

/** Milliseconds. */
const PATIENCE = 450;

/** The numbers did not come in time: all answers are shown without, and stay where they are. */
export const useLate = (question: string, areComing: boolean): boolean => {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (!areComing) return;
    const timer = setTimeout(() => setLate(question), PATIENCE);
    return () => clearTimeout(timer);
  }, [question, areComing]);
  return late === question;
};
