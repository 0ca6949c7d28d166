// The hand on a small screen: cards by their icons and prices. Touching them opens the hand.

import { plain } from '@mad-king/text';
import { CardIcon, cardKind } from '../../../components/card.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { moveOfCard } from './playable.ts';

export const MiniHand = ({ onOpen }: { onOpen: () => void }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { table, seat, offers } = useSitting();
  const hero = useHeroAt(seat);
  const { catalogue } = speaker.voice;
  const ids = table.view.seats[seat].hand ?? [];
  const cards = ids.flatMap((id) => catalogue.card(hero.id, id) ?? []);
  return (
    <button type="button" className="minihand" onClick={onOpen}>
      <span className="sr">{t.table.yourHand(cards.length)}: </span>
      {cards.map((card, i) => {
        const owner = catalogue.isShared(card.id) ? undefined : hero;
        const isPlayable = moveOfCard(card.id, offers, table.view.decision?.ask) !== undefined;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold a card twice
            key={`${card.id}-${i}`}
            className={`mini ${isPlayable ? 'is-playable' : ''}`}
            data-kind={cardKind(card, hero)}
          >
            <span className="sr">{plain(speaker.card(card, owner).name)}, </span>
            <CardIcon card={card} hero={owner} />
            <b>{card.cost}</b>
          </span>
        );
      })}
    </button>
  );
};
