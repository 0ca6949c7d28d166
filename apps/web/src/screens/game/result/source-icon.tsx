// The picture of what dealt or prevented damage.

import { CardIcon } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import type { Source } from './tale.ts';

export const SourceIcon = ({ source }: { source: Source }) => {
  const { catalogue } = useSpeaker().voice;
  switch (source.of) {
    case 'ability':
      return <Icon of={source.hero} name={`ability-${source.ability}`} />;
    case 'card': {
      const card = catalogue.card(source.hero, source.card);
      const hero = catalogue.isShared(source.card) ? undefined : catalogue.hero(source.hero);
      return card === undefined ? null : <CardIcon card={card} hero={hero} />;
    }
    case 'token': {
      const found = catalogue.token(source.token);
      return found === undefined ? null : <Icon of={found.hero.id} name={`token-${source.token}`} />;
    }
    case 'setup':
      return <Icon of="charges" name={source.hero} />;
  }
};
