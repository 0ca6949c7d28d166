// A puzzle's question on the table: its position laid out and the choices up to it made, and what comes of the solution.

import { instinct } from '@mad-king/ai/inside';
import {
  type Choice,
  type Game,
  IllegalChoice,
  type Library,
  layOut,
  notate,
  type Position,
  play,
  readChoice,
  speakerOf,
} from '@mad-king/engine';
import type { Made, Moment } from './branch.ts';

/** Dice beyond those given fall under this seed. */
export const SEED = 'puzzle';

export const stageAt = (library: Library, position: Position, lead: readonly string[]): Game => {
  const game = layOut(library, position);
  for (const text of lead) {
    const choice = readChoice(game, text);
    play(game, speakerOf(game, choice), choice);
  }
  return game;
};

/** The moment as its file will have it; null if it does not lead there. */
export const asWritten = (library: Library, moment: Moment): Moment | null => {
  const { position, lead, dice } = moment;
  const choices = lead.map(({ choice }) => choice);
  try {
    const game = stageAt(library, { ...position, dice, seed: SEED }, choices);
    return game.fated.length > 0 || game.asked < 0 ? null : { ...moment, game };
  } catch (error) {
    if (error instanceof IllegalChoice) return null;
    throw error;
  }
};

/** The solution and everybody's next choices until the turn is over, made in the game itself. */
export const lineFrom = (game: Game, solution: Choice): Made[] => {
  const { turn } = game;
  const line: Made[] = [];
  for (let next = solution; ; next = instinct(game)) {
    line.push({ seat: game.asked, choice: notate(game, next) });
    play(game, game.asked, next);
    if (game.result !== null || game.turn !== turn) return line;
  }
};
