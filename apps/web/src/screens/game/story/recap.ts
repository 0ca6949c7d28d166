// What happened last: the present turn so far, and before it the last turn of everybody.

import type { GameEvent, GameView } from '@mad-king/engine';
import { retell } from './retell.ts';
import type { Step } from './step.ts';

export interface ToldTurn {
  turn: number;
  seat: number;
  isPresent: boolean;
  steps: readonly Step[];
}

/** In the order in which they were played. */
export const recapOf = (view: GameView, events: readonly GameEvent[]): ToldTurn[] => {
  const teams = view.seats.map(({ team }) => team);
  const starts = events.flatMap((event, at) => (event.type === 'turn' ? [{ at, event }] : []));
  const told: ToldTurn[] = [];
  const seats = new Set<number>();
  for (const [i, { at, event }] of [...starts.entries()].reverse()) {
    const isPresent = i === starts.length - 1;
    if (!isPresent && seats.has(event.seat)) continue;
    if (!isPresent) seats.add(event.seat);
    const end = starts[i + 1]?.at ?? events.length;
    told.unshift({
      turn: event.turn,
      seat: event.seat,
      isPresent,
      steps: retell(events.slice(at, end), at, teams),
    });
    if (seats.size === teams.length) break;
  }
  return told.filter(({ steps }) => steps.length > 0);
};
