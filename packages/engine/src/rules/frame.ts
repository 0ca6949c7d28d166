// What the loop knows of a kind of frame: how to carry it on, how to take an answer, what to make of what was on top of it.

import type { Choice } from '../choice.ts';
import type { Frame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';

export const OVER = 'over';

/** The step that comes next; a frame without steps is not over yet, or over. */
type Next<F extends Frame> = (F extends { at: infer Step } ? Step : undefined) | typeof OVER;

interface Rules<F extends Frame> {
  /** Carries it on: does something, asks, or pushes another frame. What it returns comes when that is done. */
  step(g: Game, f: F): Next<F>;
  /** Takes the answer to its question, and says what comes next. */
  answer?(g: Game, f: F, chosen: Choice): Next<F>;
  /** The frame on top of it is over; what that one has to say it says with its fields. */
  returned?(g: Game, f: F, child: Frame): void;
}

/** The rules of any frame, all of one shape, since they are looked up all the time. */
export interface FrameRules {
  step(g: Game, f: Frame): string | undefined;
  answer: ((g: Game, f: Frame, chosen: Choice) => string | undefined) | null;
  returned: ((g: Game, f: Frame, child: Frame) => void) | null;
}

export const frame = <F extends Frame>(rules: Rules<F>): FrameRules => {
  const { step, answer, returned } = rules as unknown as Rules<Frame>;
  return { step, answer: answer ?? null, returned: returned ?? null };
};
