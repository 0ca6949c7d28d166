// The hand on a small screen: cards by their icons and prices. Touching one opens the hand where that card lies.

import { plain } from '@mad-king/text';
import { afterPaint } from '../../../components/after-paint.ts';
import { CardIcon, cardKind } from '../../../components/card.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { moveOfCard } from './playable.ts';
import { showCard } from './show-card.ts';

export const MiniHand = ({ onOpen }: { onOpen: () => void }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { table, seat, offers } = useSitting();
  const hero = useHeroAt(seat);
  const { catalogue } = speaker.voice;
  const ids = table.view.seats[seat].hand ?? [];
  const cards = ids.flatMap((id) => catalogue.card(hero.id, id) ?? []);
  return (
    <button
      type="button"
      className="minihand"
      onClick={({ target, currentTarget }) => {
        onOpen();
        const minis = [...currentTarget.querySelectorAll('.mini')];
        const at = minis.findIndex((mini) => mini.contains(target as Node));
        afterPaint(() => showCard(document.querySelectorAll('.hand .card')[at] ?? null));
      }}
    >
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
