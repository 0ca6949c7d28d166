// A plain table on which everything can be played: the decision with its options, everybody's state, dice, hand, log. A stepping
// stone for the real one; it draws only what `useTable` holds.

import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { Tools } from '../../components/topbar.tsx';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { openOverlay } from '../../state/overlay.ts';
import { askComputer, concede, type OpenTable } from '../../state/table.ts';
import { Hand } from './hand.tsx';
import { Log } from './log.tsx';
import { PhaseTrack } from './phase-track.tsx';
import { Prompt } from './prompt.tsx';
import { Result } from './result.tsx';
import { SeatBoard } from './seat-board.tsx';

export const PlainTable = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const { view } = table;
  const others = view.seats.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  const inOrder = others.sort((a, b) => turnsUntil(table, a) - turnsUntil(table, b));
  return (
    <Page title={t.table.title(view.turn)} className="tbl tbl--plain" hero={view.seats[view.seat]?.hero}>
      <Ground x={522} y={330} light={[560, 330]} />
      <section className="seats" aria-label={t.table.opponents}>
        {inOrder.map((seat) => (
          <SeatBoard key={seat} table={table} seat={seat} />
        ))}
      </section>
      <PhaseTrack view={view} />
      <section className="arena" aria-label={t.table.arena}>
        {table.trouble !== null && <Trouble reason={table.trouble} />}
        {table.unsaved && <p className="notice">{t.play.unsaved}</p>}
        {view.result === null ? <Prompt key={table.id} table={table} /> : <Result table={table} />}
      </section>
      <aside className="rail" aria-label={t.table.log}>
        <RailHead table={table} />
        <Log table={table} />
      </aside>
      {view.seat >= 0 && (
        <section className="foot" aria-label={t.table.yours}>
          <SeatBoard table={table} seat={view.seat} isMine />
          <Hand table={table} />
        </section>
      )}
    </Page>
  );
};

const turnsUntil = ({ view }: OpenTable, seat: number): number =>
  (seat - view.active + view.seats.length) % view.seats.length;

const RailHead = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const { view } = table;
  return (
    <header className="rail__head">
      <h1 className="arms-name">
        <a href={addressOf({ screen: 'home' })}>Mad King</a>
      </h1>
      <span className="rail__btns">
        <button
          type="button"
          className="iconbtn"
          aria-label={t.rules.title}
          title={t.rules.title}
          onClick={() => openOverlay({ kind: 'rules' })}
        >
          <Icon name="help" />
        </button>
        {view.seat >= 0 && view.result === null && (
          <button
            type="button"
            className="iconbtn"
            aria-label={t.play.concede}
            title={t.play.concede}
            onClick={() => setAsking(true)}
          >
            <Icon name="concede" />
          </button>
        )}
        <Tools />
      </span>
      {asking && (
        <Dialog title={t.play.concede} onClose={() => setAsking(false)}>
          <p>{t.play.concedeText}</p>
          <div className="plain__acts">
            <button
              type="button"
              className="btn btn--danger"
              onClick={() => {
                setAsking(false);
                concede(view.seat);
              }}
            >
              {t.play.concede}
            </button>
            <button type="button" className="btn btn--ghost" onClick={() => setAsking(false)}>
              {t.play.playOn}
            </button>
          </div>
        </Dialog>
      )}
    </header>
  );
};

const Trouble = ({ reason }: { reason: string }) => {
  const t = useTexts();
  return (
    <div className="notice" role="alert">
      <p className="notice__text">
        {t.play.trouble} <span lang="en">({reason})</span>
      </p>
      <button type="button" className="btn btn--line btn--small" onClick={() => void askComputer()}>
        {t.failure.retry}
      </button>
    </div>
  );
};
