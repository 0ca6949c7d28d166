// Shows throws one after the other without ever lagging behind the game: when more happens, whatever still waits to be shown is
// left out.

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OpenTable } from '../../../state/table.ts';
import { type ShownRoll, showings } from './shown-roll.ts';

/** How long a throw can be seen before the next, and before dice that are of no more use are taken away; in milliseconds. */
const LOOK = 1200;
const LEAVE = 2200;

const retired = (roll: ShownRoll): ShownRoll => (roll.isLive ? { ...roll, thrown: [], isLive: false } : roll);

/** `roll` in the place of `view.rolls`: also what the engine has cleared away already. */
export const useShownRoll = (table: OpenTable): ShownRoll | undefined => {
  const { id, events, news, view } = table;
  const [waiting, setWaiting] = useState<readonly ShownRoll[]>([]);
  const shown = waiting[0];
  const seen = useRef({ id, viewer: view.seat, events: events.length - news });
  const live = view.rolls.at(-1);

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { id, viewer: view.seat, events: events.length };
    const isOther = before.id !== id || before.viewer !== view.seat || before.events > events.length;
    setWaiting((now) => {
      const lying = isOther ? undefined : now.at(-1);
      const next = showings(live, events, isOther ? events.length - news : before.events, lying);
      if (next.length > 0) return next;
      if (isOther) return [];
      return live === undefined && now.some(({ isLive }) => isLive) ? now.map(retired) : now;
    });
  }, [id, events, news, view.seat, live]);

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
