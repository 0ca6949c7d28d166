// The coach: says what it would do and why, and what the other choices are worth. Only while advice is on.

import type { Move } from '@mad-king/engine';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../components/icon.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useTexts } from '../../../language/texts.ts';
import { showCard } from '../hand/show-card.ts';
import { usePicked, useSitting } from '../sitting.tsx';
import { glowing } from './glow.ts';
import { useCoachPlace } from './place.tsx';
import { isIdle, type Opinion, opinionOf, type Row } from './rank.ts';
import { useAdvice } from './use-advice.ts';
import { AboutOutlook, AboutWay, useNumber, What } from './words.tsx';
import './coach.css';

export const Coach = () => {
  const t = useTexts();
  const { table } = useSitting();
  const state = useAdvice(table);
  const place = useCoachPlace();
  const [isOpen, open] = useState(false);
  useKeys({ Escape: isOpen ? () => open(false) : undefined });
  const { decision } = table.view;
  if (state.status === 'silent' || decision === null) return null;
  const opinion = state.status === 'ready' ? opinionOf(state.advice, decision) : null;
  if (state.status === 'ready' && opinion === null) return null;
  const coach = (
    <aside className={`coach ${isOpen ? 'is-open' : ''}`} aria-label={t.nav.advice}>
      <Icon name="coach" className="coach__cap" />
      {opinion === null ? (
        <p className="coach__words">{state.status === 'failed' ? t.coach.failed : t.coach.thinking}</p>
      ) : (
        <Words opinion={opinion} isOpen={isOpen} onToggle={() => open(!isOpen)} />
      )}
    </aside>
  );
  return place === null ? coach : createPortal(coach, place);
};

interface WordsProps {
  opinion: Opinion;
  /** All choices are compared; where there is little room, the reasons are told only then, too. */
  isOpen: boolean;
  onToggle: () => void;
}

const Words = ({ opinion: { best, second, rows, isClose }, isOpen, onToggle }: WordsProps) => {
  const t = useTexts();
  return (
    <div className="coach__words">
      <p className="coach__do" role="status">
        <What row={best} />
      </p>
      <p className="coach__why">
        {best.by === 'dice' ? (
          <AboutWay way={best.way} />
        ) : (
          <AboutOutlook outlook={best.option.outlook} ahead={best.value - second.value} isClose={isClose} />
        )}{' '}
        {isClose && !isIdle(best.move) && (
          <>
            {t.coach.close} <What row={second} />
          </>
        )}
      </p>
      <div className="coach__acts">
        <Pick row={best} />
        <button type="button" className="link" aria-expanded={isOpen} onClick={onToggle}>
          <span>{isOpen ? t.coach.less : t.coach.more}</span>
        </button>
      </div>
      {isOpen && <Ranking rows={rows} />}
      <Glow move={best.move} />
    </div>
  );
};

const Ranking = ({ rows }: { rows: readonly Row[] }) => {
  const t = useTexts();
  const number = useNumber();
  const best = rows[0].value;
  return (
    <ol className="coach__rows">
      <li className="coach__heads" aria-hidden="true">
        <span />
        <small>{rows[0].by === 'dice' ? t.coach.columns.health : t.coach.columns.chance}</small>
        <small>{t.coach.columns.behind}</small>
      </li>
      {rows.map((row, i) => (
        <li key={row.move.text}>
          <span>
            <What row={row} />
          </span>
          <b>{row.by === 'dice' ? number(row.value) : t.percent(row.value, 0).join('')}</b>
          <small>
            {i > 0 && (row.isClose ? '≈' : number((row.value - best) * (row.by === 'dice' ? 1 : 100), true))}
          </small>
        </li>
      ))}
    </ol>
  );
};

/** Picks out the dice the coach would keep. */
const Pick = ({ row }: { row: Row }) => {
  const t = useTexts();
  const picking = usePicked();
  if (row.by !== 'dice' || row.way.do !== 'keep' || picking.word !== 'keep') return null;
  const wanted = row.way.keep;
  const isPicked = wanted.length === picking.picked.length && wanted.every((d) => picking.picked.includes(d));
  if (isPicked) return null;
  return (
    <button type="button" className="btn btn--ghost btn--small" onClick={() => picking.pick(wanted)}>
      {t.coach.pick}
    </button>
  );
};

/** Everything on the table that makes this move glows; a card that is out of sight in the hand comes into it. */
const Glow = ({ move }: { move: Move }) => {
  const card = move.kind === 'play' || move.kind === 'sell' ? move.card : null;
  useEffect(() => {
    if (card !== null) showCard(document.querySelector(`.hand .card[data-card="${card}"]`));
  }, [card]);
  return (
    <style>{`:is(${glowing(move).join(', ')}):not(:focus-visible) { outline: 3px solid var(--advice); outline-offset: 3px; }`}</style>
  );
};
