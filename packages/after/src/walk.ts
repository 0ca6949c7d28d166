// A record, walked through choice by choice.

import {
  type Choice,
  type Game,
  type GameEvent,
  type Library,
  play,
  readChoice,
  type Setup,
  speakerOf,
  start,
} from '@mad-king/engine';
import { isChanceLine, playLine } from '@mad-king/engine/inside';

export interface Course {
  setup: Setup;
  /** Lines of the record. */
  choices: readonly string[];
}

/** Shows what a choice brought about. */
type Sequel = (happened: readonly GameEvent[]) => void;
/** Looks at a choice before it is made, the `at`th line of the record. Says whether to go on, or who wants to see what comes of it. */
type Visit = (g: Game, made: Choice, at: number) => boolean | Sequel;

/** Gives the game as it is where the walk ended. */
export const walk = (library: Library, { setup, choices }: Course, visit: Visit): Game => {
  const g = start(library, setup);
  for (const [at, text] of choices.entries()) {
    if (isChanceLine(text)) {
      playLine(g, text);
      continue;
    }
    const made = readChoice(g, text);
    const answer = visit(g, made, at);
    if (answer === false) break;
    const happened: GameEvent[] = [];
    play(g, speakerOf(g, made), made, happened);
    if (answer !== true) answer(happened);
  }
  return g;
};
