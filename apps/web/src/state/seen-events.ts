// What somebody may know of a list of events that grows. An event that has been seen stays the same object, and is not looked at again.

import { type Game, type GameEvent, viewEvents } from '@mad-king/engine';

export type SeenEvents = (game: Game, viewer: number, events: readonly GameEvent[]) => readonly GameEvent[];

export const seenEvents = (): SeenEvents => {
  let of: readonly GameEvent[] = [];
  let by = -1;
  let last: GameEvent | undefined;
  let count = 0;
  let seen: readonly GameEvent[] = [];
  return (game, viewer, events) => {
    // Other eyes, another game, or choices were taken back.
    if (events !== of || viewer !== by || events[count - 1] !== last) {
      seen = [];
      count = 0;
    }
    if (events.length > count) seen = [...seen, ...viewEvents(game, viewer, events.slice(count))];
    of = events;
    by = viewer;
    count = events.length;
    last = events.at(-1);
    return seen;
  };
};
