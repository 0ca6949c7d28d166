// The solution of a puzzle on the table, step by step, with what comes of it.

import type { PuzzleHead } from '@mad-king/after/puzzles/puzzle';
import { type GameEvent, layOut } from '@mad-king/engine';
import { use, useMemo } from 'react';
import { useAfterWords } from '../../language/after.ts';
import { addressOf } from '../../router.ts';
import { Stepper } from '../theatre/stepper.tsx';
import type { Piece } from '../theatre/stops.ts';
import { stagedOnce } from './staged.ts';

export const ShowPuzzle = ({ head }: { head: PuzzleHead }) => {
  const { puzzle: w } = useAfterWords();
  const { puzzle, library } = use(stagedOnce(head));
  const piece = useMemo((): Piece => {
    const events: GameEvent[] = [];
    const start = layOut(library, puzzle.position, events);
    return { start, events, choices: [...puzzle.lead, ...puzzle.line] };
  }, [library, puzzle]);
  return (
    <Stepper
      id={`puzzle/${puzzle.id}`}
      piece={piece}
      seat={puzzle.seat}
      caption={w.number(puzzle.id)}
      way={{ to: addressOf({ screen: 'puzzle', id: String(puzzle.id) }), label: w.back }}
    />
  );
};
