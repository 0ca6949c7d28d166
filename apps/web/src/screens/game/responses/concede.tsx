// Giving up, after a question.

import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import { Conceding } from '../opened.tsx';

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
      {asking && <Conceding table={table} onClose={() => setAsking(false)} />}
    </>
  );
};
