// A number that counts to its new value: down as a blow strikes, up as healing rises.

import { useEffect, useRef, useState } from 'react';
import { STRIKES_AFTER } from './flight.ts';
import { useMotionReduced } from './use-motion-reduced.ts';

const LONGEST = 450;
const STEP = 45;

export const Counted = ({ value }: { value: number }) => {
  const isCalm = useMotionReduced();
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  now.current = shown;
  useEffect(() => {
    const from = now.current;
    if (from === value) return;
    if (isCalm) {
      setShown(value);
      return;
    }
    const steps = Math.min(Math.abs(value - from), LONGEST / STEP);
    const delay = value < from ? STRIKES_AFTER : 0;
    const timers = Array.from({ length: steps }, (_, i) =>
      setTimeout(() => setShown(Math.round(from + ((value - from) * (i + 1)) / steps)), delay + i * STEP),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [value, isCalm]);
  return shown;
};
