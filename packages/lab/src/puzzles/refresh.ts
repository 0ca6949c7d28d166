// Puzzles after something has changed: ways are judged anew, and what has another solution now, or none, is no puzzle any more.

import { rmSync } from 'node:fs';
import { IllegalChoice, type Library } from '@mad-king/engine';
import { UserError } from '../command.ts';
import { readText, writeText } from '../files.ts';
import type { Answer } from './answer.ts';
import { diceAnswer } from './dice.ts';
import { fatalAnswer } from './fatal.ts';
import { gradeAll, loadPuzzle, puzzleFiles } from './files.ts';
import { stageAt } from './staged.ts';
import { withWays } from './write.ts';

export interface Refreshed {
  same: number;
  changed: number;
  gone: number;
}

/** Null if it cannot even be played as it was. */
const answerNow = (library: Library, file: string): { seat: number; answer: Answer } | null => {
  try {
    const { kind, position, lead, seat, ways } = loadPuzzle(library, file);
    const game = stageAt(library, position, lead);
    const answer = kind === 'dice' ? diceAnswer(game) : fatalAnswer(game);
    return answer?.kind === kind && answer.ways[0].choose === ways[0].choose ? { seat, answer } : null;
  } catch (error) {
    if (error instanceof UserError || error instanceof IllegalChoice) return null;
    throw error;
  }
};

export const refresh = (library: Library, folder: string, done: (n: number) => void): Refreshed => {
  const counts: Refreshed = { same: 0, changed: 0, gone: 0 };
  puzzleFiles(folder).forEach((file, i) => {
    const now = answerNow(library, file);
    const text = readText(file);
    const next = now === null ? null : withWays(text, now.seat, now.answer.ways);
    if (next === null) rmSync(file);
    else if (next !== text) writeText(file, next);
    counts[next === null ? 'gone' : next === text ? 'same' : 'changed']++;
    done(i + 1);
  });
  gradeAll(library, folder);
  return counts;
};
