// Who is meant: the people of a text as seats.

import { PEOPLE } from '../language/nodes.ts';
import { areOpponents } from '../rules/seats.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { markOf } from '../state/marks.ts';

const SELF = PEOPLE.indexOf('self');
const TARGET = PEOPLE.indexOf('target');
const THAT = PEOPLE.indexOf('that');
const OTHER = PEOPLE.indexOf('other');
const OPPONENTS = PEOPLE.indexOf('opponents');
const PLAYERS = PEOPLE.indexOf('players');
const INFLICTER = PEOPLE.indexOf('inflicter');

export { OPPONENTS, PLAYERS, SELF, TARGET };

/** The one seat meant, or -1 if there is none (any more). */
export const onePerson = (g: Game, f: TextFrame, who: number): number => {
  const seat =
    who === SELF
      ? f.self
      : who === TARGET
        ? f.target
        : who === THAT
          ? f.that
          : who === OTHER
            ? f.other
            : who === INFLICTER
              ? markOf(g.seats[f.self].marks, f.token)
              : -1;
  return seat >= 0 && g.seats[seat].out ? -1 : seat;
};

export const isMany = (who: number): boolean => who === OPPONENTS || who === PLAYERS;

/** Whether the seat is among the many meant. */
export const isMeant = (g: Game, f: TextFrame, who: number, seat: number): boolean =>
  who === PLAYERS ? !g.seats[seat].out : areOpponents(g, f.self, seat);
