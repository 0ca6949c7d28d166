// Who is meant: the people of a text as seats.

import type { Who } from '@mad-king/language';
import type { Game } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';
import { markOf } from '../state/marks.ts';
import { NONE } from '../state/none.ts';
import { areOpponents } from './seats.ts';

/** The one seat meant, or NONE if there is none (any more). */
export const onePerson = (g: Game, h: Hand, who: Who): number => {
  const seat = seatOf(g, h, who);
  return seat !== NONE && g.seats[seat].out ? NONE : seat;
};

const seatOf = (g: Game, h: Hand, who: Who): number => {
  switch (who) {
    case 'self':
      return h.self;
    case 'target':
      return h.target;
    case 'that':
      return h.that;
    case 'other':
      return h.other;
    case 'inflicter':
      return markOf(g.seats[h.self].marks, h.token);
    case 'origin':
      return originOf(g, h);
    case 'active':
      return g.active;
    case 'owner':
      return g.rolls.at(-1)?.owners[h.die] ?? NONE;
    default:
      return NONE;
  }
};

/** The player of the hero whose leaflet the token is on; if that one is gone its holder decides. */
const originOf = (g: Game, h: Hand): number => {
  const owns = (seat: number): boolean => g.cast.heroes[g.seats[seat].hero].kinds.includes(h.token);
  if (owns(h.self)) return h.self;
  for (let seat = 0; seat < g.seats.length; seat++) if (!g.seats[seat].out && owns(seat)) return seat;
  return h.self;
};

export const isMany = (who: Who): boolean => who === 'opponents' || who === 'players';

/** Whether the seat is among the many meant. */
export const isMeant = (g: Game, h: Hand, who: Who, seat: number): boolean =>
  who === 'players' ? !g.seats[seat].out : areOpponents(g, h.self, seat);
