// What dealt or prevented damage, by name and picture.

import { plain } from '@mad-king/text';
import { CardIcon } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import type { Source } from './tale.ts';

export const useSourceName = (): ((source: Source) => string) => {
  const speaker = useSpeaker();
  const { catalogue } = speaker.voice;
  return (source) => {
    switch (source.of) {
      case 'ability': {
        const hero = catalogue.hero(source.hero);
        const ability = catalogue.ability(source.hero, source.ability);
        if (hero === undefined || ability === undefined) return source.ability;
        const text = speaker.ability(hero, ability, source.level as 1);
        return text.level > 1 ? `${plain(text.name)} ${text.roman}` : plain(text.name);
      }
      case 'card': {
        const card = catalogue.card(source.hero, source.card);
        return card === undefined ? source.card : plain(speaker.card(card, catalogue.hero(source.hero)).name);
      }
      case 'token': {
        const found = catalogue.token(source.token);
        return found === undefined ? source.token : plain(speaker.token(found.token, found.hero).name);
      }
      case 'setup':
        return speaker.hero(catalogue.hero(source.hero) ?? catalogue.heroes[0]).name;
    }
  };
};

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
