// From where one would try again: the last turn of one's own that began with nothing lost yet.

import type { GameEvent } from '@mad-king/engine';
import type { TeamName } from '@mad-king/language';

export interface TurningPoint {
  turn: number;
  seat: number;
  /** Which of the events begins the turn. */
  event: number;
}

/** A team with less than this share of its health is nearly lost. */
const OPEN = 1 / 3;

/**
 * `seats`: who may try again; `teams`: of every seat. The last of their turns that began with no other team ahead of theirs in health and
 * nobody nearly lost; the first one if there was none. Null if they had no turn.
 */
export const turningPoint = (
  events: readonly GameEvent[],
  teams: readonly TeamName[],
  seats: readonly number[],
): TurningPoint | null => {
  const full = new Map<TeamName, number>();
  for (const event of events)
    if (event.type === 'health' && !full.has(event.team)) full.set(event.team, event.from);
  const health = new Map(full);
  const isOpen = (team: TeamName): boolean => {
    const own = health.get(team) ?? Number.POSITIVE_INFINITY;
    return [...health].every(([other, left]) => left <= own && left >= OPEN * (full.get(other) ?? 0));
  };
  let found: TurningPoint | null = null;
  events.forEach((event, i) => {
    if (event.type === 'health') health.set(event.team, event.to);
    if (event.type !== 'turn' || !seats.includes(event.seat)) return;
    if (found === null || isOpen(teams[event.seat])) found = { turn: event.turn, seat: event.seat, event: i };
  });
  return found;
};
