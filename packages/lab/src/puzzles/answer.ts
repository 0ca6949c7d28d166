// What makes a puzzle of a question: its kind, its solution, and what every way is worth.

import type { PuzzleKind, PuzzleWay } from '@mad-king/after/puzzles/puzzle';
import type { Choice } from '@mad-king/engine';

export interface Answer {
  kind: PuzzleKind;
  solution: Choice;
  /** Of dice: what all ways are worth, those included that are not told; the solution first. */
  worths?: number[];
  /** The solution first. */
  ways: PuzzleWay[];
}
