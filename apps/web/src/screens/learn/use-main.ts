// What is gold in a step, and done by Space: what is recommended, where the step says it; to roll, once the dice are picked as it says.

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
  if (wanted === undefined || isQuestion(words.steps[step.id])) return undefined;
  if (!isDice(wanted)) return wanted;
  return wanted.dice.every((die) => picked.includes(die)) ? rolled : undefined;
};
