// Pieces: companions that go from board to board. Each is its player's wherever it lies, and remembers whose it is (R8.5).

import type { Game, Seat } from '../state/game.ts';
import { isMarked, slotOf, withMark, withoutMark } from '../state/marks.ts';

export const isPiece = (g: Game, kind: number): boolean => g.cast.kinds[kind].token.marked === 'owner';

/** This player's piece lies on the board. */
export const hasPiece = (board: Seat, kind: number, owner: number): boolean =>
  isMarked(board.marks, kind, owner);

/** The seat with which this player's piece lies, or NONE. */
export const holderOf = (g: Game, kind: number, owner: number): number =>
  g.seats.findIndex((board) => hasPiece(board, kind, owner));

export const layPiece = (board: Seat, kind: number, owner: number): void => {
  board.tokens[kind]++;
  board.marks = withMark(board.marks, kind, owner);
};

export const takePiece = (board: Seat, kind: number, owner: number): void => {
  board.tokens[kind]--;
  board.marks = withoutMark(board.marks, kind, slotOf(board.marks, kind, owner));
};
