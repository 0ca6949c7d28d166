// Giving up, after a question. In teams all must agree (R3.9).

import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../language/texts.ts';
import { TABLES } from '../../../state/modes.ts';
import { concede, type OpenTable } from '../../../state/table.ts';

/** Nothing for spectators, and nothing when the game is over. */
export const Concede = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const { view } = table;
  const mine = view.seats[view.seat];
  if (mine === undefined || view.result !== null || mine.out) return null;
  const label = mine.conceding ? t.play.conceded : t.play.concede;
  return (
    <>
      <button
        type="button"
        className="iconbtn"
        aria-label={label}
        title={label}
        disabled={mine.conceding}
        onClick={() => setAsking(true)}
      >
        <Icon name="concede" />
      </button>
      {asking && (
        <Dialog title={t.play.concede} onClose={() => setAsking(false)}>
          <p>{TABLES[view.mode].teams > 0 ? t.play.concedeTeam : t.play.concedeText}</p>
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
    </>
  );
};
