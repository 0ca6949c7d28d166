// A choice is answered at once: what stands for it on the table (`signOf`) is pressed until the choice has been carried out,
// which begins when that has been painted. Whatever is pressed meanwhile would answer a question that nobody has read yet.

import type { Move } from '@mad-king/engine';
import { afterPaint } from '../../components/after-paint.ts';
import { choose, useTable } from '../../state/table.ts';
import { questionOf } from './sitting.tsx';

let isTaken = false;

type Answer = (notation: string, follow: readonly string[]) => void;
/** Who hears what is chosen: the game that is played, unless a lesson listens. */
let answer: Answer = choose;

/** Gives the way back to the game that is played. */
export const answerBy = (other: Answer): (() => void) => {
  answer = other;
  return () => {
    answer = choose;
  };
};

/** To be spread on whatever stands for a move. */
export const signOf = (move: Move | undefined) => ({ 'data-choice': move?.text, 'data-move': move?.kind });

const signsOf = ({ text }: Move): HTMLElement[] => [
  document.documentElement,
  ...document.querySelectorAll<HTMLElement>(`[data-choice="${CSS.escape(text)}"]`),
];

let answered = '';

/** Whoever is asked has answered this question by their own hand. */
export const hasAnswered = (question: string): boolean => question === answered;

/** A choice of the person who is asked. `follow`: what they answer to what it then asks. */
export const take = (move: Move, follow: readonly string[] = []): void => {
  if (isTaken) return;
  isTaken = true;
  const table = useTable.getState();
  if (table.status === 'open') answered = questionOf(table);
  const signs = signsOf(move);
  for (const sign of signs) sign.dataset.taken = '';
  afterPaint(() => {
    isTaken = false;
    for (const sign of signs) delete sign.dataset.taken;
    answer(move.text, follow);
  });
};
