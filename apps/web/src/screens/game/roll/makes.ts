// Which abilities a change of dice makes that were not made before.

import { meetsDice } from '@mad-king/language/inside';
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

/** In the order of the board; of an ability that was ready before, a higher row. */
export interface Making {
  made: string[];
  raised: string[];
}

export const newlyMade = (board: Board, before: readonly number[], after: readonly number[]): Making => {
  const old = madeBy(board, before);
  const now = [...madeBy(board, after)];
  return {
    made: now.filter(([id]) => !old.has(id)).map(([id]) => id),
    raised: now.filter(([id, row]) => row > (old.get(id) ?? row)).map(([id]) => id),
  };
};
