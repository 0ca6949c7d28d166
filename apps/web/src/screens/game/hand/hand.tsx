// The hand: a fan on a desk, a row that scrolls on a phone.

import type { CSSProperties } from 'react';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { useSitting } from '../sitting.tsx';
import { HandCard } from './hand-card.tsx';

/** Degrees and pixels by which the outermost card of a full fan is turned and lowered. */
const SPREAD = 3;
const SAG = 2;

export const Hand = () => {
  const t = useTexts();
  const { catalogue } = useSpeaker().voice;
  const { table, seat } = useSitting();
  const mine = table.view.seats[seat];
  const cards = mine.hand ?? [];
  const middle = (cards.length - 1) / 2;
  return (
    <section className="hand" aria-label={t.table.yourHand(cards.length)} data-anchor={`hand-${seat}`}>
      <ul className="fan" style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map((id, i) => {
          const card = catalogue.card(mine.hero, id);
          if (card === undefined) return null;
          const side = middle === 0 ? 0 : (i - middle) / Math.max(middle, 2);
          return (
            <HandCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold a card twice
              key={`${id}-${i}`}
              card={card}
              turn={side * SPREAD}
              sag={side * side * SAG}
            />
          );
        })}
      </ul>
      {cards.length === 0 && <p className="hand__none">{t.table.noCards}</p>}
    </section>
  );
};
