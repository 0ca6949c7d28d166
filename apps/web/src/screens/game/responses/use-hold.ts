// Holding the game: as long as the key or button is down, or, after a short tap, until the next one.

import { useRef } from 'react';
import { hold } from '../../../state/table.ts';

/** Whoever lets go sooner has tapped, in milliseconds. */
const TAP = 300;

export interface Hold {
  press(): void;
  release(): void;
}

export const useHold = (isHeld: boolean): Hold => {
  const since = useRef<number | null>(null);
  return {
    press: () => {
      if (since.current !== null) return;
      since.current = isHeld ? Number.POSITIVE_INFINITY : performance.now();
      hold(!isHeld);
    },
    release: () => {
      if (since.current === null) return;
      if (performance.now() - since.current >= TAP) hold(false);
      since.current = null;
    },
  };
};
