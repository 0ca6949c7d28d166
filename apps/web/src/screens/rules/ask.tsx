// A question to the rules. The three best answers are sentences with the rule they stand in; `/` leads here from anywhere on the page.

import { useDeferredValue, useMemo, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useRulesPage } from '../../language/rulebook.ts';
import { addressOf, go } from '../../router.ts';
import { ShowLink } from './show-link.tsx';
import './ask.css';

const MOST = 3;

interface AskProps {
  question: string;
  onAsk: (question: string) => void;
}

export const Ask = ({ question, onAsk }: AskProps) => {
  const { book, words } = useRulesPage();
  const field = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(question.trim());
  const answers = useMemo(() => (asked === '' ? [] : book.search(asked).slice(0, MOST)), [book, asked]);
  useKeys({ '/': () => field.current?.select() });
  return (
    <search className="ask">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (answers.length > 0) go({ screen: 'rules', at: answers[0].rule });
        }}
      >
        <label className="ask__field">
          <Icon name="search" />
          <span className="sr">{words.ask}</span>
          <input
            ref={field}
            type="search"
            placeholder={words.example}
            value={question}
            onChange={({ target }) => onAsk(target.value)}
          />
          <Key>/</Key>
        </label>
      </form>
      {asked !== '' && (
        <div className="ask__answers" role="status">
          {answers.length === 0 ? (
            <p className="ask__none parch">
              <span className="jester" role="img" aria-label={words.damage.jester}>
                <Icon name="jester" />
              </span>
              <span>
                <b>{words.none(asked)}</b> {words.noneHelp}
              </span>
            </p>
          ) : (
            <ol aria-label={words.answers}>
              {answers.map(({ rule, title, text }, i) => (
                <li key={`${rule}/${text}`} className={i === 0 ? 'hit is-near' : 'hit'}>
                  <span className="rule">{rule}</span>
                  <a className="hit__to" href={addressOf({ screen: 'rules', at: rule })}>
                    <b>{title}</b> {text}
                  </a>
                  {i === 0 && <ShowLink rule={rule} />}
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </search>
  );
};
