// What Space does in a step: what is recommended, where the step says it, or rolling the dice that are not picked.

import type { Move } from '@mad-king/engine';
import { usePicked } from '../game/sitting.tsx';
import type { LessonParts } from './lesson-screen.tsx';
import { isQuestion } from './use-lesson.ts';
import { moveNow, stepAt } from './way.ts';

/** Chosen by picking out dice. */
export const isDice = (move: Move): move is Extract<Move, { kind: 'keep' | 'reroll' }> =>
  move.kind === 'keep' || move.kind === 'reroll';

export const useMain = ({ lessoning: { way }, words }: LessonParts): Move | undefined => {
  const { picked, move: rolled } = usePicked();
  const { step } = stepAt(way);
  if (way.mood !== 'asks' || step.does !== 'choose') return undefined;
  const wanted = moveNow(way);
  const isOpen = isQuestion(words.steps[step.id]);
  if (wanted === undefined || !isDice(wanted)) return isOpen ? undefined : wanted;
  // Space rolls when the dice lie as the step says.
  const isReady = isOpen || wanted.dice.every((die) => picked.includes(die));
  return isReady ? rolled : undefined;
};
