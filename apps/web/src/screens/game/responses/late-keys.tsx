// A key that was meant for what stood there before must not answer a question that has come by itself: a Main Phase that has ended, a
// computer that has moved. For a moment keys that answer do nothing then.

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OpenTable } from '../../../state/table.ts';
import { questionOf } from '../sitting.tsx';
import { hasAnswered } from '../take.ts';

/** Milliseconds: nobody has read a question sooner. */
const GRACE = 700;
const ANSWERS = /^([ \dr]|Enter|Escape)$/i;

/** Somebody types, or presses something that is no answer. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, :is(button, a, summary):not([data-choice])') !== null;

export const LateKeys = ({ table }: { table: OpenTable }) => {
  const question = questionOf(table);
  const isAsked = table.view.decision !== null && table.passTo === null;
  const before = useRef(question);
  const until = useRef(0);
  useLayoutEffect(() => {
    const isLate = isAsked && !hasAnswered(before.current);
    before.current = question;
    if (!isLate) return;
    until.current = performance.now() + GRACE;
    const { dataset } = document.documentElement;
    dataset.keys = 'resting';
    const timer = setTimeout(() => delete dataset.keys, GRACE);
    return () => {
      clearTimeout(timer);
      delete dataset.keys;
    };
  }, [question, isAsked]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (performance.now() > until.current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!ANSWERS.test(event.key) || isElsewhere(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  }, []);
  return null;
};
