// Shows throws one after the other without ever lagging behind the game: when more happens, whatever still waits to be shown is
// left out.

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OpenTable } from '../../../state/table.ts';
import { firstSeen, freshFrom, isContinued, seenOf } from '../motion/fresh.ts';
import { type ShownRoll, showings } from './shown-roll.ts';

/** How long a throw can be seen before the next, and before dice that are of no more use are taken away; in milliseconds. */
const LOOK = 1200;
const LEAVE = 2200;

const retired = (roll: ShownRoll): ShownRoll => (roll.isLive ? { ...roll, thrown: [], isLive: false } : roll);

/** `roll` in the place of `view.rolls`: also what the engine has cleared away already. */
export const useShownRoll = (table: OpenTable): ShownRoll | undefined => {
  const [waiting, setWaiting] = useState<readonly ShownRoll[]>([]);
  const shown = waiting[0];
  const seen = useRef(firstSeen(table));

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = seenOf(table);
    const live = table.view.rolls.at(-1);
    const isSame = isContinued(before, table);
    setWaiting((now) => {
      const next = showings(live, table.events, freshFrom(before, table), isSame ? now.at(-1) : undefined);
      if (next.length > 0) return next;
      if (!isSame) return [];
      return live === undefined && now.some(({ isLive }) => isLive) ? now.map(retired) : now;
    });
  }, [table]);

  useEffect(() => {
    if (shown === undefined) return;
    if (waiting.length > 1) {
      const timer = setTimeout(() => setWaiting(([, ...rest]) => rest), LOOK);
      return () => clearTimeout(timer);
    }
    if (shown.isLive) return;
    const timer = setTimeout(() => setWaiting([]), LEAVE);
    return () => clearTimeout(timer);
  }, [shown, waiting.length]);

  return shown;
};
