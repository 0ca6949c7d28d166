// What players ask about a hero, answered; where a rule decides, the way to it.

import type { Question } from '@mad-king/language';
import { usePerson } from '../../language/persons.ts';
import { addressOf } from '../../router.ts';
import { bind } from '../../texts/typeset.ts';

export const Questions = ({ questions }: { questions: readonly Question[] }) => {
  const person = usePerson();
  return (
    <div className="questions">
      {questions.map(({ ask, answer, rule }) => (
        <article key={ask} className="question">
          <h3>{bind(ask)}</h3>
          <p>
            {bind(answer)}
            {rule !== undefined && (
              <>
                {' '}
                <a
                  className="link rule"
                  href={addressOf({ screen: 'rules', at: rule })}
                  aria-label={person.rule(rule)}
                >
                  {rule}
                </a>
              </>
            )}
          </p>
        </article>
      ))}
    </div>
  );
};
