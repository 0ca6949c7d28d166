// How many cards a seat has in hand, deck and discard pile. What lies open can be opened: discard piles, and hands of one's team.

import { memo, useState } from 'react';
import { Filled } from '../../../components/filled.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { OpenedPile } from '../opened.tsx';
import { useSitting } from '../sitting.tsx';

/** So many backs are drawn. */
const MOST_BACKS = 6;

export const Piles = ({ seat, className }: { seat: number; className: string }) => {
  const t = useTexts();
  const language = useLanguage();
  const { table } = useSitting();
  const [open, setOpen] = useState<'hand' | 'discard' | null>(null);
  const { hero, hand, handSize, deckSize, discard } = table.view.seats[seat];
  const name = rosterHero(hero).names[language];
  const isOwn = seat === table.view.seat;
  // One's own cards lie open elsewhere: that is the hand they come to.
  const handAnchor = isOwn ? undefined : `hand-${seat}`;
  const inHand = <Counted words={t.table.hand(handSize)} n={handSize} />;
  return (
    <div className={className}>
      <Backs count={Math.min(handSize, MOST_BACKS)} />
      {hand === null || isOwn ? (
        <span className="pile" data-anchor={handAnchor}>
          {inHand}
        </span>
      ) : (
        <button type="button" className="pile" data-anchor={handAnchor} onClick={() => setOpen('hand')}>
          {inHand}
        </button>
      )}
      <span className="pile pile--deck" data-anchor={`deck-${seat}`}>
        <Counted words={t.table.deck(deckSize)} n={deckSize} />
      </span>
      <button
        type="button"
        className="pile pile--x"
        data-anchor={`discard-${seat}`}
        disabled={discard.length === 0}
        onClick={() => setOpen('discard')}
      >
        <Counted words={t.table.discard(discard.length)} n={discard.length} />
      </button>
      {open !== null && (
        <OpenedPile
          title={open === 'hand' ? t.table.handOf(name) : t.table.discardOf(name)}
          hero={hero}
          // The card discarded last comes first.
          cards={open === 'hand' ? (hand ?? []) : [...discard].reverse()}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};

const Counted = ({ words, n }: { words: string; n: number }) => (
  <span>
    <Filled words={words} places={{ n: <b>{n}</b> }} />
  </span>
);

const Backs = memo(({ count }: { count: number }) => (
  <span className="backs" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all backs are alike
      <i key={i} style={{ rotate: `${(i - (count - 1) / 2) * 9}deg` }} />
    ))}
  </span>
));
