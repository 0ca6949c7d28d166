// A puzzle that can be asked: its heroes met, its position laid out, and the choices up to the question made.

import { list, load } from 'virtual:puzzles';
import { placeOfDay } from '@mad-king/after/puzzles/day';
import type { Puzzle, PuzzleHead } from '@mad-king/after/puzzles/puzzle';
import { type Game, type Library, layOut, play, readChoice, speakerOf } from '@mad-king/engine';
import { meet } from '../../language/met.ts';
import { loadLibrary } from '../../library.ts';

export interface StagedPuzzle {
  puzzle: Puzzle;
  library: Library;
  game: Game;
}

/** The puzzle that everybody is asked on this date. */
export const puzzleOfDay = (date: string): PuzzleHead => list[placeOfDay(date, list.length)];

export const findPuzzle = (id: string): PuzzleHead | undefined => list.find((one) => String(one.id) === id);

const stage = async ({ id, hero }: PuzzleHead): Promise<StagedPuzzle> => {
  const puzzle = (await load[hero]()).find((one) => one.id === id);
  if (puzzle === undefined) throw new Error(`puzzle ${id} is missing among those of ${hero}`);
  const heroes = puzzle.position.seats.map((seat) => seat.hero);
  const [library] = await Promise.all([loadLibrary(heroes), meet(heroes)]);
  const game = layOut(library, puzzle.position);
  for (const text of puzzle.lead) {
    const choice = readChoice(game, text);
    play(game, speakerOf(game, choice), choice);
  }
  return { puzzle, library, game };
};

const staged = new Map<number, Promise<StagedPuzzle>>();

export const stagedOnce = (head: PuzzleHead): Promise<StagedPuzzle> => {
  const known = staged.get(head.id);
  if (known !== undefined) return known;
  const begun = stage(head);
  begun.catch(() => staged.delete(head.id)); // so that trying again tries again
  staged.set(head.id, begun);
  return begun;
};
