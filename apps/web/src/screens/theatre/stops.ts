// A sequence of choices as stops one can look at: the start, and every choice after which there is something new to tell.

import { clone, type Game, type GameEvent } from '@mad-king/engine';
import { playLine } from '@mad-king/engine/inside';

/** What is played: a game as it starts, what had happened by then, and the choices made from there. */
export interface Piece {
  start: Game;
  events: readonly GameEvent[];
  /** Notations, as in a record. */
  choices: readonly string[];
}

interface Stop {
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

/** Hears what happened before the first choice, and at each; windows that were passed, and after which nothing happened, belong to the stop before them. */
export const gatherStops = (
  copy: (game: Game) => Game,
): { hear: (game: Game, happened: readonly GameEvent[]) => void; course: Course } => {
  const stops: Stop[] = [];
  const events: GameEvent[] = [];
  let made = -1;
  const hear = (game: Game, happened: readonly GameEvent[]): void => {
    made++;
    events.push(...happened);
    const stop = { game: copy(game), made, told: events.length };
    if (happened.length > 0 || made === 0) stops.push(stop);
    else stops[stops.length - 1] = stop;
  };
  return { hear, course: { stops, events } };
};

export const courseOf = ({ start, events, choices }: Piece): Course => {
  const { hear, course } = gatherStops(clone);
  const game = clone(start);
  hear(game, events);
  for (const text of choices) {
    const happened: GameEvent[] = [];
    playLine(game, text, happened);
    hear(game, happened);
  }
  return course;
};

/** A game after so many choices, and what had happened by then. */
export const playedTo = (
  { start, events: before, choices }: Piece,
  made: number,
): { game: Game; events: GameEvent[] } => {
  const game = clone(start);
  const events = [...before];
  for (const text of choices.slice(0, made)) playLine(game, text, events);
  return { game, events };
};

/** With a stop after exactly so many choices, also where nothing had come of the last one. */
export const withStop = (course: Course, piece: Piece, made: number): Course => {
  const { stops } = course;
  const next = stops.findIndex((stop) => stop.made >= made);
  if (next < 0 || stops[next].made === made) return course;
  const { game, events } = playedTo(piece, made);
  return { ...course, stops: stops.toSpliced(next, 0, { game, made, told: events.length }) };
};
