// The answers to one question: a row of panels of one size, giving in last. More than four fold into "other answers".

import { useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { Answer, type AnswerProps } from './answer.tsx';
import { foldedOf } from './fold.ts';

export interface OneAnswer extends AnswerProps {
  /** Unlike that of any other. */
  id: string;
  /** Simply worse than another one: folded away. */
  isLesser?: boolean;
}

/** `question`: what is folded out stays so until another one is asked. */
export const Answers = ({ question, answers }: { question: string; answers: readonly OneAnswer[] }) => {
  const t = useTexts();
  const [opened, open] = useState<string | null>(null);
  const { shown, folded } = foldedOf(
    answers,
    ({ face }) => face.isQuiet ?? false,
    ({ isLesser = false }) => isLesser,
  );
  const isOpen = opened === question;
  const all = isOpen ? answers : shown;
  return (
    <div className="answers">
      <ul className="answers__row" data-n={Math.min(all.length, 4)}>
        {all.map(({ id, face, button }) => (
          <li key={id}>
            <Answer face={face} button={button} />
          </li>
        ))}
      </ul>
      {folded.length > 0 && !isOpen && (
        <button type="button" className="answers__more" onClick={() => open(question)}>
          {t.answers.more(folded.length)}
        </button>
      )}
    </div>
  );
};
