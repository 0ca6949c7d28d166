// A course as one seat was told it: the same stops, without what others kept to themselves.

import type { GameEvent } from '@mad-king/engine';
import { engineOf } from '../../state/engine.ts';
import type { Course } from './stops.ts';

export const seenBy = ({ stops, events }: Course, seat: number): Course => {
  const seen: GameEvent[] = [];
  let from = 0;
  return {
    // Events may be missing altogether, so that each stop counts its own.
    stops: stops.map((stop) => {
      seen.push(...engineOf(stop.game).viewEvents(stop.game, seat, events.slice(from, stop.told)));
      from = stop.told;
      return { ...stop, told: seen.length };
    }),
    events: seen,
  };
};
