// Five questions about the dice, asked here, in this browser, of the record and of what one was shown before the game.

import type { Library } from '@mad-king/engine';
import { verify } from '@mad-king/fair';
import type { TableView } from '@mad-king/server/protocol';
import type { LanguageId } from '@mad-king/text';
import { type VerdictText, type VerdictWords, verdictText } from '@mad-king/text/verdict';
import { useEffect, useState } from 'react';
import { useOnlineWords } from '../../language/online.ts';
import { useLanguage } from '../../language/texts.ts';
import { theLine } from '../../online/store.ts';
import { engineWith } from '../../state/engine.ts';
import { useTable } from '../../state/table.ts';
import { Wax } from './wax.tsx';

const WORDS: Record<LanguageId, () => Promise<{ verdict: VerdictWords }>> = {
  en: () => import('@mad-king/text/verdict/en'),
  pl: () => import('@mad-king/text/verdict/pl'),
  'pt-BR': () => import('@mad-king/text/verdict/pt-BR'),
  cs: () => import('@mad-king/text/verdict/cs'),
};

/** By the rules the game was played with. */
const check = async (
  { id, seal }: TableView,
  library: Library,
  language: LanguageId,
): Promise<VerdictText> => {
  const [answer, { verdict: words }] = await Promise.all([
    theLine().ask({ type: 'record', table: id }),
    WORDS[language](),
  ]);
  if (answer.type !== 'record') throw new Error('the server answered something else than a record');
  const rules = { ...engineWith(library), library };
  const verdict = verify(answer.text, rules, { commitment: seal.mark });
  return verdictText({ id: language }, words, verdict);
};

export const Verified = ({ table }: { table: TableView }) => {
  const { fair } = useOnlineWords();
  const language = useLanguage();
  const [verdict, setVerdict] = useState<VerdictText | 'checking' | 'failed'>('checking');
  const library = useTable((s) => (s.status === 'open' ? s.library : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over stays as it is
  useEffect(() => {
    if (library === null) return;
    let isHere = true;
    check(table, library, language).then(
      (said) => isHere && setVerdict(said),
      () => isHere && setVerdict('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [table.id, library, language]);
  if (verdict === 'checking') return <p role="status">{fair.checking}</p>;
  if (verdict === 'failed') return <p role="alert">{fair.failed}</p>;
  return (
    <div className="verdict" data-kind={verdict.kind} role="status">
      <header className="verdict__head">
        <Wax state={verdict.kind === 'fair' ? 'yes' : verdict.kind === 'open' ? 'closed' : 'no'} />
        <div>
          <h3 className="arms-name">{verdict.title}</h3>
          <p>{verdict.sentence}</p>
          <p>{fair.here}</p>
        </div>
      </header>
      {verdict.kind !== 'open' && (
        <ol>
          {verdict.questions.map(({ id, ask, answer, said, text }) => (
            <li key={id} data-answer={answer}>
              {answer === 'yes' || answer === 'no' ? (
                <Wax state={answer} />
              ) : (
                <span className="verdict__unasked" />
              )}
              <span>
                <b>{ask}</b> <em>{said}</em>
                <small>{text}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
      {verdict.remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {verdict.advice !== null && <p>{verdict.advice}</p>}
    </div>
  );
};
