// The other choices of a step, as quiet buttons; where the step only asks, all of them, none more than the others.

import type { Move } from '@mad-king/engine';
import { Key } from '../../components/marks.tsx';
import { Said } from '../../components/said.tsx';
import { isQuiet } from '../game/offers.ts';
import { useSitting } from '../game/sitting.tsx';
import { signOf, take } from '../game/take.ts';
import type { LessonParts } from './lesson-screen.tsx';
import { isQuestion } from './use-lesson.ts';
import { moveNow, stepAt } from './way.ts';

/** Choices that nothing on the table stands for. */
const SPOKEN: readonly Move['kind'][] = [
  'done',
  'yes',
  'no',
  'number',
  'value',
  'option',
  'use',
  'top',
  'bottom',
];
/** Picked out on the table, and too many for buttons. */
const PICKED: readonly Move['kind'][] = ['keep', 'reroll', 'die'];

/** A number is its own key. */
export const keyFor = (move: Move, at: number): string => String(move.kind === 'number' ? move.n : at + 1);

export const useChoices = ({ lessoning: { way }, words }: LessonParts): Move[] => {
  const { decision, table } = useSitting();
  const { step } = stepAt(way);
  const moves = decision.options.map(({ move }) => move);
  if (isQuestion(words.steps[step.id])) {
    // In a Main Phase a card is touched, and then played or sold, as at any table.
    const isMain = table.view.decision?.ask === 'main';
    const loud = moves.filter(({ kind }) => !PICKED.includes(kind) && !(isMain && /play|sell/.test(kind)));
    return [...loud.filter((move) => !isQuiet(move)), ...loud.filter(isQuiet)];
  }
  const wanted = moveNow(way)?.text;
  return moves.filter((move) => move.text !== wanted && (isQuiet(move) || SPOKEN.includes(move.kind)));
};

export const Choices = (parts: LessonParts) => {
  const { labels } = useSitting();
  const { step } = stepAt(parts.lessoning.way);
  const isOpen = isQuestion(parts.words.steps[step.id]);
  return useChoices(parts).map((move, i) => (
    <button
      key={move.text}
      type="button"
      className={isOpen && !isQuiet(move) ? 'btn btn--line' : 'btn btn--ghost btn--small'}
      {...signOf(move)}
      onClick={() => take(move)}
    >
      <span>
        <Said said={labels.get(move.text) ?? []} />
      </span>
      {isOpen && move.kind !== 'number' && <Key>{keyFor(move, i)}</Key>}
    </button>
  ));
};
