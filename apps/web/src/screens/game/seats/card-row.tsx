// Cards to read, none of them to play.

import { CardFace, cardKind } from '../../../components/card.tsx';
import { useSpeaker } from '../../../language/speaker.ts';

export const CardRow = ({ hero: id, cards }: { hero: string; cards: readonly string[] }) => {
  const { catalogue } = useSpeaker().voice;
  const hero = catalogue.hero(id);
  return (
    <ul className="cards">
      {cards.map((cardId, i) => {
        const card = catalogue.card(id, cardId);
        if (card === undefined) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pile may hold a card twice
          <li key={`${cardId}-${i}`} className="card" data-kind={cardKind(card, hero)}>
            <CardFace card={card} hero={catalogue.isShared(cardId) ? undefined : hero} />
          </li>
        );
      })}
    </ul>
  );
};
