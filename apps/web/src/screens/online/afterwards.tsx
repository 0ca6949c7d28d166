// After the end: a rematch when all want one, the next game of a match, and the check of the dice.

import type { TableView } from '@mad-king/server/protocol';
import { lazy, Suspense, useState } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { act } from '../../online/deeds.ts';
import { addressOf } from '../../router.ts';
import { useTable } from '../../state/table.ts';
import { Wax } from './wax.tsx';
import './after.css';

/** Nobody needs it before the end. */
const Verified = lazy(() => import('./verified.tsx').then((m) => ({ default: m.Verified })));

export const Rematch = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const { id, you, chairs, next, series } = table;
  const won = useWins(table);
  const wanted = you !== null && chairs[you].rematch;
  const others = chairs.filter(({ rematch, by }, seat) => rematch && seat !== you && by === 'person');
  return (
    <>
      {series.of > 1 && (
        <p className="match">
          {o.over.series(series.game, series.of)}
          {won.map((n, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <span key={seat} className="match__score" title={o.over.won(chairs[seat].name, n)}>
              <SeatArms seat={seat} />
              <span className="sr">{o.over.won(chairs[seat].name, n)}</span>
              <b aria-hidden="true">{n}</b>
            </span>
          ))}
        </p>
      )}
      {next !== null ? (
        <a className="btn btn--gold" href={addressOf({ screen: 'table', id: next })}>
          <Icon name="way-in" />
          {o.over.next}
        </a>
      ) : (
        you !== null && (
          <button
            type="button"
            className={wanted ? 'btn btn--ghost' : 'btn btn--gold'}
            aria-pressed={wanted}
            onClick={() => void act({ type: 'rematch', table: id, on: !wanted })}
          >
            <Icon name="way-in" />
            {o.over.rematch}
          </button>
        )
      )}
      {next === null && (wanted || others.length > 0) && (
        <p role="status">{wanted ? o.over.asked : others.map(({ name }) => o.over.wants(name)).join(' ')}</p>
      )}
    </>
  );
};

/** One way more from the end. */
export const CheckDice = ({ table }: { table: TableView }) => {
  const { fair } = useOnlineWords();
  const [verifies, setVerifies] = useState(false);
  return (
    <>
      <button type="button" className="way way--fair" onClick={() => setVerifies(true)}>
        <Wax state="closed" icon="dice" />
        <span className="way__words">
          <b>{fair.title}</b>
          <small>{fair.verify}</small>
        </span>
      </button>
      {verifies && (
        <Dialog title={fair.verify} onClose={() => setVerifies(false)}>
          <Suspense>
            <Verified table={table} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
};

const SeatArms = ({ seat }: { seat: number }) => {
  const hero = useTable((s) => (s.status === 'open' ? s.view.seats[seat]?.hero : undefined));
  return hero === undefined ? null : <Arms hero={hero} />;
};

/** Games won by seat, with the one that is over now. */
const useWins = ({ series }: TableView): number[] => {
  const state = useTable();
  const view = state.status === 'open' ? state.view : null;
  const winner = view?.result?.winner ?? null;
  return series.won.map((n, seat) => n + (winner !== null && view?.seats[seat]?.team === winner ? 1 : 0));
};
