// A card as a writ: cost, picture, name, text, kind.

import type { CardKindName } from '@mad-king/heroes/themes';
import type { Card, Hero, Upgrade } from '@mad-king/language';
import { type CardText, plain } from '@mad-king/text';
import { memo, useMemo } from 'react';
import { useSpeaker } from '../language/speaker.ts';
import { useTexts } from '../language/texts.ts';
import { Fitting } from './fitting.tsx';
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

interface CardFaceProps {
  card: Card | Upgrade;
  /** Left out for the shared cards. */
  hero?: Hero;
  /** The longest form of its text that fits. */
  isFitted?: boolean;
}

export const CardFace = memo(({ card, hero, isFitted = false }: CardFaceProps) => {
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
      {isFitted ? <FittedText text={text} /> : <WholeText text={text} />}
      <span className="card__kind">
        <Icon name={`kind-${kind}`} />
        <span>{t.card.kinds[kind]}</span>
      </span>
    </>
  );
});

/** Where the card has a place of its own size. */
const FittedText = ({ text }: { text: CardText }) => {
  const said = useMemo(
    () => [
      ...text.text,
      ...text.abilities.flatMap(({ lines, text }) => [
        ...lines.map(({ need, text }) => [...need, { text: ' ' }, ...text]),
        ...text,
      ]),
    ],
    [text],
  );
  return <Fitting className="card__text" said={said} />;
};

const WholeText = ({ text }: { text: CardText }) => (
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
);
