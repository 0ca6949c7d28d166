// What a seat is sent: what it knows, as a game, less what the rules of a table in one room cannot hide but a wire can: who is
// asked in a window (R14.3.5), and that a team is thinking of giving up.

import { type Game, type GameEvent, NONE, type SavedGame } from '@mad-king/engine';
import type { Rules } from '../rules.ts';

/** Whether the open question is a window's: only the one who is asked may know that they are. */
export const isInWindow = (g: Game): boolean => {
  const op = g.stack.at(-1)?.op;
  return g.asked !== NONE && (op === 'window' || op === 'claim');
};

const isOtherTeam = (g: Game, seat: number, viewer: number): boolean =>
  viewer === NONE || g.seats[viewer].team !== g.seats[seat].team;

/** The same for all games that the viewer cannot tell apart, whoever is asked. */
export const sight = (rules: Rules, header: Header, g: Game, viewer: number): SavedGame => {
  if (g.result !== null) return rules.save(g);
  const copy = rules.known(g, viewer);
  for (const [seat, { out }] of copy.seats.entries())
    if (!out && isOtherTeam(g, seat, viewer)) copy.seats[seat].conceding = false;
  if (g.asked !== viewer && isInWindow(g)) {
    copy.asked = NONE;
    for (const frame of copy.stack) {
      if (frame.op === 'window') {
        frame.next = frame.first;
        frame.passes = 0;
      } else if (frame.op === 'claim') frame.next = 0;
    }
  }
  const { cast: _cast, log: _log, ...game } = copy;
  return { ...header, game };
};

/** What is the same in all states of a game. */
export type Header = Omit<SavedGame, 'game'>;
export const headerOf = (rules: Rules, g: Game): Header => {
  const { game: _game, ...header } = rules.save(g);
  return header;
};

/** What a viewer may know of what a row brought, with the game as it is after it. */
export const eventsFor = (rules: Rules, g: Game, viewer: number, events: readonly GameEvent[]): GameEvent[] =>
  rules
    .viewEvents(g, viewer, events)
    .filter(
      (event) => event.type !== 'conceded' || g.seats[event.seat].out || !isOtherTeam(g, event.seat, viewer),
    );
