// A sequence of choices as stops one can look at: the start, and every choice after which there is something new to tell.

import { clone, type Game, type GameEvent, playLine } from '@mad-king/engine';

/** What is played: a game as it starts, what had happened by then, and the choices made from there. */
export interface Piece {
  start: Game;
  events: readonly GameEvent[];
  /** Notations, as in a record. */
  choices: readonly string[];
}

export interface Stop {
  /** Not to be changed. */
  game: Game;
  /** How many choices have been made. */
  made: number;
  /** How many of the events have happened. */
  told: number;
}

export interface Course {
  stops: readonly Stop[];
  events: readonly GameEvent[];
}

/** Windows that were passed, and after which nothing happened, belong to the stop before them. */
export const courseOf = ({ start, events: before, choices }: Piece): Course => {
  const game = clone(start);
  const events = [...before];
  const stops: Stop[] = [{ game: clone(game), made: 0, told: events.length }];
  choices.forEach((text, i) => {
    const told = events.length;
    playLine(game, text, events);
    const stop = { game: clone(game), made: i + 1, told: events.length };
    if (events.length > told) stops.push(stop);
    else stops[stops.length - 1] = stop;
  });
  return { stops, events };
};
