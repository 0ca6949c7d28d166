// The cards that only this hero's deck has: upgrades in a line each, for the abilities show what they bring, and action cards.

import type { Hero } from '@mad-king/language';
import { CardFace, cardKind } from '../../components/card.tsx';
import { useTexts } from '../../language/texts.ts';
import { SourceMark } from './source-mark.tsx';
import { UpgradeWrit } from './upgrade-writ.tsx';

export const HeroCards = ({ hero }: { hero: Hero }) => {
  const t = useTexts();
  return (
    <div className="deck">
      {hero.upgrades.length > 0 && (
        <section className="deck__upgrades">
          <h3 className="eyebrow">{t.hero.upgrades}</h3>
          <ul className="writs">
            {hero.upgrades.map((upgrade) => (
              <li key={upgrade.id}>
                <UpgradeWrit hero={hero} upgrade={upgrade} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="deck__own">
        <h3 className="eyebrow">{t.hero.cards}</h3>
        <ul className="hero__cards">
          {hero.cards.map((card) => (
            <li key={card.id} className={card.promo ? 'card is-promo' : 'card'} data-kind={cardKind(card)}>
              <CardFace card={card} hero={hero} />
              <SourceMark source={card.src} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
