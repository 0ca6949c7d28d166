// Five questions about the dice, asked here, in this browser, of the record and of what one was shown before the game.

import type { Library } from '@mad-king/engine';
import { verify } from '@mad-king/fair';
import type { TableView } from '@mad-king/server/protocol';
import type { LanguageId } from '@mad-king/text';
import { type VerdictText, type VerdictWords, verdictText } from '@mad-king/text/verdict';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useLanguage } from '../../language/texts.ts';
import { theLine } from '../../online/store.ts';
import { engineWith } from '../../state/engine.ts';
import { useTable } from '../../state/table.ts';
import { type Evidence, evidenceOf, Pairs, withOtherDie } from './evidence.tsx';
import { Wax } from './wax.tsx';

const WORDS: Record<LanguageId, () => Promise<{ verdict: VerdictWords }>> = {
  en: () => import('@mad-king/text/verdict/en'),
  pl: () => import('@mad-king/text/verdict/pl'),
  'pt-BR': () => import('@mad-king/text/verdict/pt-BR'),
  cs: () => import('@mad-king/text/verdict/cs'),
};

interface Checked {
  verdict: VerdictText;
  evidence: Evidence | null;
}

/** By the rules the game was played with. `other`: with another face of some die, to see that it is noticed. */
const check = async (
  { id, seal }: TableView,
  library: Library,
  language: LanguageId,
  other: number | null,
): Promise<Checked> => {
  const [answer, { verdict: words }] = await Promise.all([
    theLine().ask({ type: 'record', table: id }),
    WORDS[language](),
  ]);
  if (answer.type !== 'record') throw new Error('the server answered something else than a record');
  const rules = { ...engineWith(library), library };
  const text = other === null ? answer.text : withOtherDie(answer.text, other);
  const verdict = verify(text, rules, { commitment: seal.mark });
  return { verdict: verdictText({ id: language }, words, verdict), evidence: evidenceOf(text) };
};

const MANY = 1_000_000;
const someDie = (): number => Math.floor(Math.random() * MANY);

export const Verified = ({ table }: { table: TableView }) => {
  const { fair } = useOnlineWords();
  const language = useLanguage();
  const [checked, setChecked] = useState<Checked | 'checking' | 'failed'>('checking');
  const [other, setOther] = useState<number | null>(null);
  const library = useTable((s) => (s.status === 'open' ? s.library : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over stays as it is
  useEffect(() => {
    if (library === null) return;
    let isHere = true;
    check(table, library, language, other).then(
      (said) => isHere && setChecked(said),
      () => isHere && setChecked('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [table.id, library, language, other]);
  if (checked === 'checking') return <p role="status">{fair.checking}</p>;
  if (checked === 'failed') return <p role="alert">{fair.failed}</p>;
  const { verdict, evidence } = checked;
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
                {answer === 'yes' && evidence !== null && <Pairs of={id} evidence={evidence} table={table} />}
              </span>
            </li>
          ))}
        </ol>
      )}
      {verdict.remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {verdict.advice !== null && other === null && <p>{verdict.advice}</p>}
      {(verdict.kind === 'fair' || other !== null) && (
        <p className="verdict__doubt">
          <span>{other === null ? fair.doubt : fair.changed}</span>
          <button
            type="button"
            className="btn btn--ghost btn--small"
            onClick={() => setOther(other === null ? someDie() : null)}
          >
            <Icon name={other === null ? 'seal' : 'undo'} />
            {other === null ? fair.change : fair.asItWas}
          </button>
        </p>
      )}
    </div>
  );
};
