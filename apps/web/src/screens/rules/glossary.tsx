// The terms of the game, explained in the reader's language, with what they are called in the others.

import { LANGUAGES } from '@mad-king/language';
import { useRulesPage } from '../../language/rulebook.ts';
import { useLanguage } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';

export const Glossary = () => {
  const { book, words } = useRulesPage();
  const language = useLanguage();
  const others = LANGUAGES.filter((other) => other !== language);
  return (
    <section className="gloss" aria-label={words.glossary}>
      <h2>{words.glossary}</h2>
      <dl>
        {book.glossary.entries.map(({ id, term, also, terms, text, rule }) => (
          <div key={id} className="gloss__one">
            <dt>
              {term}
              {also.length > 0 && <small> ({also.join(', ')})</small>}
            </dt>
            <dd>
              {text}{' '}
              <a className="rule" href={addressOf({ screen: 'rules', at: rule })}>
                {rule}
              </a>
            </dd>
            <dd className="gloss__others">
              <span className="sr">{words.otherWords} </span>
              {others.map((other) => (
                <span key={other} lang={other}>
                  <small aria-hidden="true">{other.slice(0, 2)}</small> {terms[other]}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
