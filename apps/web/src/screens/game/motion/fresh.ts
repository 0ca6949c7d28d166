// What is new since one last looked. A choice taken back, another game, or other eyes at the screen bring nothing new but what the
// last choice brought.

import type { OpenTable } from '../../../state/table.ts';

export interface Seen {
  readonly id: string;
  readonly viewer: number;
  /** How many events. */
  readonly events: number;
}

type Sight = Pick<OpenTable, 'id' | 'events' | 'news'> & { view: { seat: number } };

export const seenOf = ({ id, events, view }: Sight): Seen => ({
  id,
  viewer: view.seat,
  events: events.length,
});

/** Before anything has been seen. */
export const firstSeen = (sight: Sight): Seen => ({
  ...seenOf(sight),
  events: sight.events.length - sight.news,
});

/** Still the same game, seen by the same person, and further on? */
export const isContinued = (seen: Seen, { id, events, view }: Sight): boolean =>
  seen.id === id && seen.viewer === view.seat && seen.events <= events.length;

/** From which event on things are new. */
export const freshFrom = (seen: Seen, sight: Sight): number =>
  isContinued(seen, sight) ? seen.events : sight.events.length - sight.news;
