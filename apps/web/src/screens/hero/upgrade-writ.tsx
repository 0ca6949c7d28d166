// An upgrade card in one line; what it brings stands with the abilities.

import type { Hero, Upgrade } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { CardIcon, cardKind } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import { SourceMark } from './source-mark.tsx';

export const UpgradeWrit = ({ hero, upgrade }: { hero: Hero; upgrade: Upgrade }) => {
  const t = useTexts();
  const name = plain(useSpeaker().card(upgrade, hero).name);
  const kind = cardKind(upgrade, hero);
  return (
    <span className="writ" data-kind={kind}>
      <span className="writ__kind">
        <CardIcon card={upgrade} hero={hero} />
      </span>
      <span>{name}</span>
      <span className="writ__marks">
        {upgrade.adds !== undefined && (
          <span className="writ__tag" title={t.hero.adds}>
            +{upgrade.adds.length}
            <span className="sr">{t.hero.adds}</span>
          </span>
        )}
        {kind !== 'offensive' && <Icon name={`kind-${kind}`} />}
        <SourceMark source={upgrade.src} />
      </span>
      <span className="card__cost" role="img" aria-label={t.card.cost(upgrade.cost)}>
        {upgrade.cost}
      </span>
    </span>
  );
};
