// Which abilities a change of dice makes that were not made before.

import { meetsDice } from '@mad-king/language';
import { type Board, rowsOf } from '../board/live-odds.ts';

/** The ability in play whose rows these dice meet, by the number of the highest row. */
const madeBy = (board: Board, values: readonly number[]): Map<string, number> => {
  const made = new Map<string, number>();
  for (const index of board.hero.offence) {
    const { id } = board.hero.abilities[index];
    rowsOf(board, id).forEach(({ need }, row) => {
      if (meetsDice(need, values, board.hero.faces)) made.set(id, row);
    });
  }
  return made;
};

/** In the order of the board; a higher row of the same ability counts as new. */
export const newlyMade = (board: Board, before: readonly number[], after: readonly number[]): string[] => {
  const old = madeBy(board, before);
  return [...madeBy(board, after)].filter(([id, row]) => row > (old.get(id) ?? -1)).map(([id]) => id);
};
