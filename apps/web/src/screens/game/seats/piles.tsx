// How many cards a seat has in hand, deck and discard pile. The discard pile is face up: it can be opened.

import { useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { useSitting } from '../sitting.tsx';
import { DiscardDialog } from './discard-dialog.tsx';

export const Piles = ({ seat, className }: { seat: number; className: string }) => {
  const t = useTexts();
  const { table } = useSitting();
  const [open, setOpen] = useState(false);
  const { handSize, deckSize, discard } = table.view.seats[seat];
  return (
    <div className={className}>
      <span className="backs" aria-hidden="true">
        {Array.from({ length: Math.min(handSize, 6) }, (_, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: all backs are alike
            key={i}
            style={{ rotate: `${(i - (Math.min(handSize, 6) - 1) / 2) * 9}deg` }}
          />
        ))}
      </span>
      {/* One's own cards lie open elsewhere: that is the hand they come to. */}
      <span className="pile" data-anchor={seat === table.view.seat ? undefined : `hand-${seat}`}>
        <b>{handSize}</b> {t.table.hand}
      </span>
      <span className="pile" data-anchor={`deck-${seat}`}>
        <b>{deckSize}</b> {t.table.deck}
      </span>
      <button
        type="button"
        className="pile pile--x"
        data-anchor={`discard-${seat}`}
        disabled={discard.length === 0}
        onClick={() => setOpen(true)}
      >
        <b>{discard.length}</b> <span>{t.table.discard}</span>
      </button>
      {open && <DiscardDialog seat={seat} onClose={() => setOpen(false)} />}
    </div>
  );
};
