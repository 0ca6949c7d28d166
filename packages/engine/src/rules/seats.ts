// Who is who: opponents, order of priority, who may act.

import type { Forbidden, TeamName } from '@mad-king/language';
import type { Game } from '../state/game.ts';
import { bystander } from '../state/hand.ts';
import { NONE } from '../state/none.ts';

/** As much of a game as it takes to know who sits where: a game, or a view of one. */
export interface Seating {
  readonly mode: Game['mode'];
  readonly first: number;
  readonly seats: readonly { readonly team: number | TeamName; readonly out: boolean }[];
}

export const isLiving = (g: Game, seat: number): boolean => !g.seats[seat].out;

export const areOpponents = (g: Seating, a: number, b: number): boolean =>
  g.seats[a].team !== g.seats[b].team && !g.seats[b].out;

export const opponentsOf = (g: Game, seat: number): number[] => {
  const list: number[] = [];
  for (let s = 0; s < g.seats.length; s++) if (areOpponents(g, seat, s)) list.push(s);
  return list;
};

/** The only living opponent, or NONE if there are several. */
export const onlyOpponent = (g: Game, seat: number): number => {
  let found = NONE;
  for (let s = 0; s < g.seats.length; s++) {
    if (!areOpponents(g, seat, s)) continue;
    if (found !== NONE) return NONE;
    found = s;
  }
  return found;
};

/** The i-th in priority order, counted from the active player (R14.2.1). */
export const inPriority = (g: Game, i: number): number => {
  const n = g.ring.length;
  if (n === 2) return i === 0 ? g.active : 1 - g.active;
  return g.ring[(g.ring.indexOf(g.active) + i) % n];
};

export const priorityOf = (g: Game, seat: number): number => {
  const n = g.ring.length;
  return (g.ring.indexOf(seat) - g.ring.indexOf(g.active) + n) % n;
};

export const nextInTurnOrder = (g: Seating, seat: number): number => {
  let next = (seat + 1) % g.seats.length;
  while (g.seats[next].out) next = (next + 1) % g.seats.length;
  return next;
};

/** A token on the board keeps its player from doing this. */
export const isForbidden = (g: Game, seat: number, what: Forbidden): boolean => {
  const kinds = g.cast.forbidding[what];
  for (let i = 0; i < kinds.length; i++) {
    if (g.seats[seat].tokens[kinds[i]] === 0) continue;
    const { forbidsIf } = g.cast.kinds[kinds[i]];
    if (forbidsIf === null || forbidsIf(g, bystander(seat, NONE))) return true;
  }
  return false;
};

/** An opponent's ultimate locks them (R16.1). */
export const isLocked = (g: Game, seat: number): boolean => g.lock !== NONE && g.seats[seat].team !== g.lock;

export const canAct = (g: Game, seat: number): boolean =>
  !g.seats[seat].out && !isLocked(g, seat) && !isForbidden(g, seat, 'actions');
