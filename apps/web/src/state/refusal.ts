// Why a seat cannot make a choice now.

import { type Game, IllegalChoice, type IllegalReason, notate, readChoice } from '@mad-king/engine';

/** The choice, or one of the choices it stands for: an ability without its row, a token without how many. */
const isListed = (game: Game, notation: string): boolean =>
  game.choices.some((choice) => `${notate(game, choice)} `.startsWith(`${notation} `));

/** Null if it can be made. */
export const refusal = (game: Game, seat: number, notation: string): IllegalReason | null => {
  if (game.result !== null) return 'game-over';
  if (game.asked !== seat) return 'not-asked';
  if (isListed(game, notation)) return null;
  try {
    readChoice(game, notation);
    return null;
  } catch (error) {
    if (error instanceof IllegalChoice) return error.reason;
    throw error;
  }
};
