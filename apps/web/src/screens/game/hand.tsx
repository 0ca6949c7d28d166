// The hand: every card with what can be done with it now.

import type { Card, Hero, Upgrade } from '@mad-king/engine';
import { CardFace, cardKind } from '../../components/card.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import { choose, type OpenTable } from '../../state/table.ts';

export const Hand = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const { catalogue } = useSpeaker().voice;
  const { view } = table;
  const mine = view.seats[view.seat];
  const hero = catalogue.hero(mine.hero);
  const cards = mine.hand ?? [];
  return (
    <ul className="hand" aria-label={t.table.yourHand(cards.length)}>
      {cards.map((id, i) => {
        const card = catalogue.card(mine.hero, id);
        if (card === undefined) return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold a card twice
        return <HandCard key={`${id}-${i}`} card={card} hero={hero} table={table} />;
      })}
    </ul>
  );
};

const HandCard = ({ card, hero, table }: { card: Card | Upgrade; hero?: Hero; table: OpenTable }) => {
  const t = useTexts();
  const { catalogue } = useSpeaker().voice;
  const options = table.view.decision?.options ?? [];
  const can = (word: string): boolean => options.includes(`${word} ${card.id}`);
  const owner = catalogue.isShared(card.id) ? undefined : hero;
  return (
    <li className={`card ${can('play') ? 'is-playable' : 'is-waiting'}`} data-kind={cardKind(card, hero)}>
      <CardFace card={card} hero={owner} />
      <span className="hand__acts">
        {can('play') && (
          <button
            type="button"
            className="btn btn--gold btn--small"
            onClick={() => choose(`play ${card.id}`)}
          >
            {t.table.play}
          </button>
        )}
        {can('sell') && (
          <button
            type="button"
            className="btn btn--ghost btn--small"
            onClick={() => choose(`sell ${card.id}`)}
          >
            {t.table.sell}
          </button>
        )}
      </span>
    </li>
  );
};
