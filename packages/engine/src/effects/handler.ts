// What the interpreter knows of a word: how to carry it out, how to take the answer to its question, and whether it
// could do anything now (R6.2.3).

import type { Instruction } from '../cast/code.ts';
import type { Choice } from '../choice.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';

export interface Handler {
  run(g: Game, f: TextFrame, ins: Instruction): void;
  answer?(g: Game, f: TextFrame, ins: Instruction, choice: Choice): void;
  /** Left out: it never counts as doing something by itself. */
  can?(g: Game, f: TextFrame, ins: Instruction): boolean;
  /** For choices made on declaration: what was chosen would still be offered (R14.5.3, R14.6.2). */
  stands?(g: Game, f: TextFrame, ins: Instruction): boolean;
}

export const always = (): boolean => true;
