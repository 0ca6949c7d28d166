// The way to the next puzzle: near one's rating, and not answered yet. Any screen may show it.

import { list } from 'virtual:puzzles';
import type { PuzzleKind } from '@mad-king/after/puzzles/puzzle';
import { Icon } from '../../components/icon.tsx';
import { useAfterWords } from '../../language/after.ts';
import { addressOf, type Route } from '../../router.ts';
import { nextPuzzle, readPuzzles } from '../../state/puzzles.ts';
import { storage } from '../../state/storage.ts';

/** Of a kind, if one is wanted; that of the day if all have been answered. */
export const routeToNext = (but = 0, kind: PuzzleKind | null = null): Route => {
  const next = nextPuzzle(readPuzzles(storage), list, kind, but);
  return next === null ? { screen: 'puzzle' } : { screen: 'puzzle', id: String(next.id) };
};

export const NextPuzzle = ({ className = 'btn btn--ghost' }: { className?: string }) => {
  const { puzzle: w } = useAfterWords();
  return (
    <a className={className} href={addressOf(routeToNext())}>
      <Icon name="puzzle" />
      {w.next}
    </a>
  );
};
