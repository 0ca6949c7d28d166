// The costliest choices, one of them open: the first ones are asked before they are told.

import { useEffect, useRef } from 'react';
import { Speech } from '../../components/speech.tsx';
import { useAfterWords } from '../../language/after.ts';
import type { Looks } from '../../state/last-review.ts';
import { useNumber } from '../game/coach/words.tsx';
import type { Piece } from '../theatre/stops.ts';
import { Asked } from './asked.tsx';
import { MadeAlone } from './made.tsx';
import { Mark } from './mark.tsx';
import type { Mistake } from './mistakes.ts';
import { Scene, When } from './scene.tsx';
import { Told } from './told.tsx';

interface CostliestProps {
  code: string;
  piece: Piece;
  mistakes: readonly Mistake[];
  looks: Looks;
  /** All choices of the seat are judged; how many there were. */
  isDone: boolean;
  decisions: number;
  /** The place of the one that is open, and whether somebody has opened it. */
  open: number | null;
  isWanted: boolean;
  onOpen: (at: number | null) => void;
}

export const Costliest = (props: CostliestProps) => {
  const { review: w } = useAfterWords();
  const { mistakes, isDone, decisions } = props;
  return (
    <section className="costliest" aria-label={w.worst}>
      <h2>
        {w.worst} <small>{w.worstOf}</small>
      </h2>
      {mistakes.length > 0 ? (
        <ol>
          {mistakes.map((mistake) => (
            <Entry key={mistake.at} mistake={mistake} {...props} />
          ))}
        </ol>
      ) : !isDone ? (
        <p className="costliest__none">{w.soFar}</p>
      ) : decisions === 0 ? (
        <p className="costliest__none">{w.noChoices}</p>
      ) : (
        <div className="costliest__none">
          <p>{w.noneText}</p>
          <Speech by="jester">{w.none}</Speech>
        </div>
      )}
    </section>
  );
};

const Entry = ({
  mistake,
  mistakes,
  looks,
  code,
  piece,
  open,
  isWanted,
  onOpen,
}: CostliestProps & { mistake: Mistake }) => {
  const { review: w } = useAfterWords();
  const number = useNumber();
  const place = useRef<HTMLLIElement>(null);
  const { at, rank, grade, cost, isHidden } = mistake;
  const isOpen = at === open;
  useEffect(() => {
    if (isOpen && isWanted) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isWanted]);
  const next = mistakes.find((other) => other.isHidden && other.at !== at);
  const state = isOpen ? (isHidden ? 'asked' : 'told') : 'shut';
  return (
    <li ref={place} className="err" data-state={state}>
      <Scene piece={piece} mistake={mistake}>
        <button
          type="button"
          className="err__head"
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : at)}
        >
          <Mark kind={grade} rank={rank} />
          <b className="err__cost">{number(-cost)}</b>
          <span className="err__what">
            <When />
            {!isOpen && (
              <span>
                <MadeAlone />
              </span>
            )}
          </span>
          {!isOpen && <span className="err__do">{isHidden ? w.find : w.show}</span>}
        </button>
        {isOpen &&
          (isHidden ? (
            <Asked mistake={mistake} look={looks.get(at)} />
          ) : (
            <Told
              code={code}
              mistake={mistake}
              look={looks.get(at)}
              onNext={next === undefined ? null : () => onOpen(next.at)}
            />
          ))}
      </Scene>
    </li>
  );
};
