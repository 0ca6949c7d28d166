// Why a seat cannot make a choice now.

import { type Game, IllegalChoice, type IllegalReason, readChoice } from '@mad-king/engine';

/** Null if it can be made. */
export const refusal = (game: Game, seat: number, notation: string): IllegalReason | null => {
  if (game.result !== null) return 'game-over';
  if (game.asked !== seat) return 'not-asked';
  try {
    readChoice(game, notation);
    return null;
  } catch (error) {
    if (error instanceof IllegalChoice) return error.reason;
    throw error;
  }
};
