// A card as a writ: picture, cost, name, kind, text.

import type { CardKindName } from '@mad-king/heroes/themes';
import type { Card, Hero, Upgrade } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { memo } from 'react';
import { useSpeaker } from '../language/speaker.ts';
import { useTexts } from '../language/texts.ts';
import { Glass } from './glass.tsx';
import { Icon } from './icon.tsx';
import { Printed, Said } from './said.tsx';

export const isUpgrade = (card: Card | Upgrade): card is Upgrade => 'ability' in card;

/** Upgrades look like the slot they go to. */
export const cardKind = (card: Card | Upgrade, hero?: Hero): CardKindName => {
  if (!isUpgrade(card)) return card.timing;
  const slot = hero?.abilities.find(({ id }) => id === card.ability)?.slot ?? 'offensive';
  return slot === 'ultimate' ? 'offensive' : slot;
};

/** Upgrades show the picture of their ability; shared cards belong to the court. */
export const CardIcon = ({ card, hero }: { card: Card | Upgrade; hero?: Hero }) => {
  if (hero === undefined) return <Icon of="cards" name={card.id} />;
  return <Icon of={hero.id} name={isUpgrade(card) ? `ability-${card.ability}` : `card-${card.id}`} />;
};

/** `hero` is left out for the shared cards. */
export const CardFace = memo(({ card, hero }: { card: Card | Upgrade; hero?: Hero }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const text = speaker.card(card, hero);
  const kind = cardKind(card, hero);
  return (
    <>
      <span className="card__field pane">
        <Glass cut="card" />
        <CardIcon card={card} hero={hero} />
      </span>
      <span className="card__cost" role="img" aria-label={t.card.cost(card.cost)}>
        {card.cost}
      </span>
      <span className="card__name">{plain(text.name)}</span>
      <span className="card__kind">
        <Icon name={`kind-${kind}`} />
        {t.card.kinds[kind]}
      </span>
      <span className="card__text">
        {text.text.map((said, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a card never change places
          <span key={i} className="card__line">
            <Printed said={said} />
          </span>
        ))}
        {text.abilities.map((ability) => (
          <span key={ability.id} className="card__line">
            {ability.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an ability never change places
              <span key={i} className="card__line">
                <b className="card__need">
                  <Said said={line.need} />
                </b>{' '}
                <Printed said={line.text} />
              </span>
            ))}
            {ability.text.map((said, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a card never change places
              <span key={i} className="card__line">
                <Printed said={said} />
              </span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
});
