// Beside the table: the way home, tools, the ranking of a hill, the log. It folds to a strip of buttons.

import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { Tools } from '../../components/topbar.tsx';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { openOverlay } from '../../state/overlay.ts';
import { concede } from '../../state/table.ts';
import { Hill } from './arena/hill.tsx';
import { Log } from './log.tsx';
import { useSitting } from './sitting.tsx';

export const Rail = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => {
  const t = useTexts();
  const { table } = useSitting();
  const { view } = table;
  return (
    <aside className="rail" aria-label={t.table.log}>
      <div className="rail__in">
        <header className="rail__head">
          <h1 className="arms-name">
            <a href={addressOf({ screen: 'home' })}>Mad King</a>
          </h1>
          <span className="rail__btns">
            <button
              type="button"
              className="iconbtn rail__fold"
              aria-label={t.table.log}
              aria-expanded={isOpen}
              title={t.table.log}
              onClick={onToggle}
            >
              <Icon name="log" />
            </button>
            <button
              type="button"
              className="iconbtn"
              aria-label={t.rules.title}
              title={t.rules.title}
              onClick={() => openOverlay({ kind: 'rules' })}
            >
              <Icon name="help" />
            </button>
            {view.seat >= 0 && view.result === null && !view.seats[view.seat].out && <Concede />}
            <Tools />
          </span>
          <p className="rail__mode">{t.modes[view.mode].name}</p>
        </header>
        <Log table={table} />
        <Hill />
      </div>
    </aside>
  );
};

const Concede = () => {
  const t = useTexts();
  const { table } = useSitting();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="iconbtn"
        aria-label={t.play.concede}
        title={t.play.concede}
        onClick={() => setAsking(true)}
      >
        <Icon name="concede" />
      </button>
      {asking && (
        <Dialog title={t.play.concede} onClose={() => setAsking(false)}>
          <p>{t.play.concedeText}</p>
          <div className="plain__acts">
            <button
              type="button"
              className="btn btn--danger"
              onClick={() => {
                setAsking(false);
                concede(table.view.seat);
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
    </>
  );
};
