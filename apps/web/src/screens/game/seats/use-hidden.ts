// How many seats of a row that scrolls are out of sight, on either side.

import { type RefObject, useEffect, useState } from 'react';

export interface Hidden {
  before: number;
  after: number;
}

const NONE: Hidden = { before: 0, after: 0 };
/** Pixels of a seat that may be cut off. */
const LITTLE = 12;

const hiddenIn = (row: HTMLElement): Hidden => {
  const { left, right } = row.getBoundingClientRect();
  const seats = [...row.querySelectorAll('.seat')].map((seat) => seat.getBoundingClientRect());
  return {
    before: seats.filter((seat) => seat.left < left - LITTLE).length,
    after: seats.filter((seat) => seat.right > right + LITTLE).length,
  };
};

export const useHidden = (row: RefObject<HTMLElement | null>, count: number): Hidden => {
  const [hidden, setHidden] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other seats, other widths
  useEffect(() => {
    const { current } = row;
    if (current === null) return;
    const look = (): void =>
      setHidden((before) => {
        const now = hiddenIn(current);
        return now.before === before.before && now.after === before.after ? before : now;
      });
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [row, count]);
  return hidden;
};
