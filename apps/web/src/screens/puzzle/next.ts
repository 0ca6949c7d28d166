// The way to the next puzzle: near one's rating, and not answered yet.

import { list } from 'virtual:puzzles';
import type { PuzzleKind } from '@mad-king/after/puzzles/puzzle';
import type { Route } from '../../router.ts';
import { nextPuzzle, readPuzzles } from '../../state/puzzles.ts';
import { storage } from '../../state/storage.ts';

/** Of a kind, if one is wanted; that of the day if all have been answered. */
export const routeToNext = (but = 0, kind: PuzzleKind | null = null): Route => {
  const next = nextPuzzle(readPuzzles(storage), list, kind, but);
  return next === null ? { screen: 'puzzle' } : { screen: 'puzzle', id: String(next.id) };
};
