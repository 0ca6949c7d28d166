// Answering a puzzle: what is picked out, whether it is the solution, and what is remembered of it.

import type { Puzzle } from '@mad-king/after/puzzles/puzzle';
import type { GameView, Move } from '@mad-king/engine';
import { useState } from 'react';
import {
  type Answered,
  answered,
  dayOver,
  keepPuzzles,
  type PuzzlesKept,
  readPuzzles,
} from '../../state/puzzles.ts';
import { storage } from '../../state/storage.ts';

/** Dice that stay, by position, or one of the other choices by its notation. */
export type Picked = { dice: readonly number[] } | { choice: string };

export const NOTHING: Picked = { dice: [] };

/** Not answered yet; wrong once, with one more try; found; told. */
export type Stage = 'asked' | 'wrong' | 'found' | 'told';

/** Dice that show the same are the same: which values a choice keeps; null if it keeps none of the kind. */
export const keptValues = (choice: string, values: readonly number[]): string | null => {
  if (choice === 'keep none') return '';
  const places = /^keep ((?:\d ?)+)$/.exec(choice)?.[1];
  if (places === undefined) return null;
  return places
    .split(' ')
    .map((place) => values[Number(place) - 1])
    .sort()
    .join(' ');
};

export const isSameAnswer = (a: string, b: string, values: readonly number[]): boolean => {
  const kept = keptValues(a, values);
  return a === b || (kept !== null && kept === keptValues(b, values));
};

/** The choice that is picked out, if it can be made. */
export const choiceOf = (picked: Picked, moves: readonly Move[]): string | null => {
  if ('choice' in picked) return picked.choice;
  const wanted = [...picked.dice].sort().join();
  const move = moves.find((one) => one.kind === 'keep' && one.dice.join() === wanted);
  return move?.text ?? null;
};

export const diceOf = ({ rolls }: GameView): number[] => rolls.at(-1)?.values ?? [];

/** How a puzzle was found. */
export type Found = Exclude<Answered, 'no'>;

export interface Answering {
  stage: Stage;
  /** Null while it is not. */
  found: Found | null;
  kept: PuzzlesKept;
  /** Points of rating that this puzzle brought or cost; null if it was rated before. */
  change: number | null;
  /** What was answered, in order. */
  tries: readonly string[];
  hinted: boolean;
  answer(choice: string): void;
  hint(): void;
  tell(): void;
}

const begin = (puzzle: Puzzle, day: string | null, kept: PuzzlesKept): Stage => {
  const isOpen = kept.answers[puzzle.id] === undefined || (day !== null && kept.days[day] === undefined);
  return isOpen ? 'asked' : kept.answers[puzzle.id].how === 'no' ? 'told' : 'found';
};

const foundBefore = (puzzle: Puzzle, kept: PuzzlesKept): Found => {
  const how = kept.answers[puzzle.id]?.how;
  return how === undefined || how === 'no' ? 'late' : how;
};

/** `day`: the date whose puzzle it is, if it is one. */
export const useAnswering = (puzzle: Puzzle, day: string | null, values: readonly number[]): Answering => {
  const [kept, setKept] = useState(() => readPuzzles(storage));
  const [stage, setStage] = useState(() => begin(puzzle, day, kept));
  const [tries, setTries] = useState<readonly string[]>([]);
  const [change, setChange] = useState<number | null>(null);
  const [hinted, setHinted] = useState(false);
  /** `isOver`: nothing more can be found out. */
  const remember = (how: Answered, isOver: boolean): void => {
    const before = readPuzzles(storage);
    const rated = answered(before, puzzle, how);
    const next = isOver && day !== null ? dayOver(rated, day, how !== 'no') : rated;
    if (rated.rating !== before.rating)
      setChange(Math.round(rated.rating.points) - Math.round(before.rating.points));
    keepPuzzles(storage, next);
    setKept(next);
  };
  const foundNow: Found = tries.length > 1 ? 'late' : hinted ? 'hint' : 'yes';
  const found = tries.length > 0 ? foundNow : foundBefore(puzzle, kept);
  return {
    stage,
    found: stage === 'found' ? found : null,
    kept,
    change,
    tries,
    hinted,
    answer(choice) {
      if (stage !== 'asked' && stage !== 'wrong') return;
      const isRight = isSameAnswer(choice, puzzle.ways[0].choose, values);
      setTries([...tries, choice]);
      if (isRight) remember(stage === 'wrong' ? 'late' : hinted ? 'hint' : 'yes', true);
      else remember('no', stage === 'wrong');
      setStage(isRight ? 'found' : stage === 'asked' ? 'wrong' : 'told');
    },
    hint: () => setHinted(true),
    tell() {
      remember('no', true);
      setStage('told');
    },
  };
};
