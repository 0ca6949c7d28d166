// Who is meant: the people of a text as seats.

import { PEOPLE } from '@mad-king/language';
import { areOpponents } from '../rules/seats.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { markOf } from '../state/marks.ts';

const SELF = PEOPLE.indexOf('self');
export const TARGET = PEOPLE.indexOf('target');
const THAT = PEOPLE.indexOf('that');
const OTHER = PEOPLE.indexOf('other');
const OPPONENTS = PEOPLE.indexOf('opponents');
const PLAYERS = PEOPLE.indexOf('players');
const INFLICTER = PEOPLE.indexOf('inflicter');
const ORIGIN = PEOPLE.indexOf('origin');
const ACTIVE = PEOPLE.indexOf('active');
const OWNER = PEOPLE.indexOf('owner');

/** The one seat meant, or -1 if there is none (any more). */
export const onePerson = (g: Game, f: TextFrame, who: number): number => {
  const seat = seatOf(g, f, who);
  return seat >= 0 && g.seats[seat].out ? -1 : seat;
};

const seatOf = (g: Game, f: TextFrame, who: number): number => {
  switch (who) {
    case SELF:
      return f.self;
    case TARGET:
      return f.target;
    case THAT:
      return f.that;
    case OTHER:
      return f.other;
    case INFLICTER:
      return markOf(g.seats[f.self].marks, f.token);
    case ORIGIN:
      return originOf(g, f);
    case ACTIVE:
      return g.active;
    case OWNER:
      return g.rolls.at(-1)?.owners[f.die] ?? -1;
    default:
      return -1;
  }
};

/** The player of the hero whose leaflet the token is on; if he is gone its holder decides. */
const originOf = (g: Game, f: TextFrame): number => {
  const owns = (seat: number): boolean => g.cast.heroes[g.seats[seat].hero].kinds.includes(f.token);
  if (owns(f.self)) return f.self;
  for (let seat = 0; seat < g.seats.length; seat++) if (!g.seats[seat].out && owns(seat)) return seat;
  return f.self;
};

export const isMany = (who: number): boolean => who === OPPONENTS || who === PLAYERS;

/** Whether the seat is among the many meant. */
export const isMeant = (g: Game, f: TextFrame, who: number, seat: number): boolean =>
  who === PLAYERS ? !g.seats[seat].out : areOpponents(g, f.self, seat);
