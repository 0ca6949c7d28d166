// A card in hand: played by touching or dragging it, sold by its small button; if it must wait, its foot says why.

import type { Card, Upgrade } from '@mad-king/language';
import { plain } from '@mad-king/text';
import type { CSSProperties } from 'react';
import { CardFace, cardKind } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { lostBy } from '../forecast/lost.ts';
import { useChange } from '../forecast/words.ts';
import { Explain } from '../help/index.ts';
import { limitOf } from '../seats/limits.ts';
import { keyOf, useHeroAt, useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import { hintOf } from './hint.ts';
import { moveOfCard } from './playable.ts';
import { useDrag } from './use-drag.ts';

/** R5: what a sold card brings. */
const SOLD = 1;

interface HandCardProps {
  card: Card | Upgrade;
  /** Degrees. */
  turn: number;
  /** Pixels. */
  sag: number;
}

export const HandCard = ({ card, turn, sag }: HandCardProps) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { table, seat, offers, labels, numbers, why } = useSitting();
  const hero = useHeroAt(seat);
  const owner = speaker.voice.catalogue.isShared(card.id) ? undefined : hero;
  const sell = offers.cards.get(card.id)?.sell;
  const move = moveOfCard(card.id, offers, table.view.decision?.ask);
  const drag = useDrag(move === undefined ? undefined : () => take(move));
  const key = keyOf(numbers, move);
  const name = plain(speaker.card(card, owner).name);
  const wish = { kind: 'play', card: card.id } as const;
  const reason = move === undefined ? why(wish) : null;
  const hint = reason === null ? null : hintOf(card, reason);
  const hintText = hint === null ? null : hint === 'cost' ? t.card.cost(card.cost) : t.table.hint[hint];
  const changed = useChange(move);
  const lost = useLost(move === undefined ? undefined : card);
  const hasHint = hintText !== null || changed !== null || lost !== null;
  const style = { '--a': turn, '--y': sag, '--letters': name.length, ...drag.style } as CSSProperties;
  return (
    <li
      className={`card ${move === undefined ? 'is-waiting' : 'is-playable'} ${hasHint ? 'has-hint' : ''} ${drag.isDragged ? 'is-dragged' : ''}`}
      data-kind={cardKind(card, hero)}
      data-card={card.id}
      style={style}
    >
      <CardFace card={card} hero={owner} isFitted />
      <Explain
        about={[
          { kind: 'card', card: card.id, hero: hero.id },
          { kind: 'why', wish },
        ]}
      >
        <button
          type="button"
          className="card__touch"
          {...signOf(move)}
          aria-label={
            move === undefined
              ? [name, hintText].filter(Boolean).join(': ')
              : [plain(labels.get(move.text) ?? []), changed?.words, lost?.words].filter(Boolean).join(': ')
          }
          aria-disabled={move === undefined}
          {...drag.handlers}
          onClick={() => {
            if (move !== undefined && !drag.wasDragged()) take(move);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Delete' && sell !== undefined) take(sell);
          }}
        />
      </Explain>
      {hintText !== null && (
        <span className="card__hint card__hint--why" aria-hidden="true">
          {hintText}
        </span>
      )}
      {changed !== null && (
        <span className="card__hint" aria-hidden="true" title={changed.words}>
          {changed.figures}
        </span>
      )}
      {changed === null && lost !== null && (
        <span className="card__hint" aria-hidden="true" title={lost.words}>
          <Icon of={lost.hero} name={`token-${lost.token}`} />
          {t.forecast.lostShort(lost.n)}
        </span>
      )}
      {key !== undefined && (
        <span className="card__key">
          <Key>{key}</Key>
        </span>
      )}
      {sell !== undefined && sell !== move && (
        <button
          type="button"
          className="card__sell"
          {...signOf(sell)}
          onClick={() => take(sell)}
          aria-label={`${t.table.sell} +${SOLD} ${speaker.voice.m.words.cp}: ${plain(speaker.card(card, owner).name)}`}
        >
          {t.table.sell} +{SOLD}
          <Icon name="cp" />
        </button>
      )}
    </li>
  );
};

/** Tokens for which there is no room if this card is played now. */
const useLost = (card: Card | Upgrade | undefined) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { table, seat } = useSitting();
  const hero = useHeroAt(seat);
  const { catalogue } = speaker.voice;
  // Tokens given up for it make room.
  if (card === undefined || !('do' in card) || card.price !== undefined) return null;
  const mine = table.view.seats[seat];
  const [lost] = lostBy(card.do, (id) => {
    const token = catalogue.token(id)?.token;
    const isOnLeaflet = hero.tokens.some((one) => one.id === id);
    const limit = token === undefined ? Number.POSITIVE_INFINITY : limitOf(mine, token, isOnLeaflet);
    return { held: mine.tokens[id] ?? 0, limit };
  });
  const found = lost === undefined ? undefined : catalogue.token(lost.token);
  if (lost === undefined || found === undefined) return null;
  const words = t.forecast.lost(lost.n, plain(speaker.token(found.token, found.hero).name));
  return { ...lost, hero: found.hero.id, words };
};
