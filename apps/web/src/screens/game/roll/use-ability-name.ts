// What one's abilities are called at the level in play.

import { plain } from '@mad-king/text';
import { useSpeaker } from '../../../language/speaker.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';

export const useAbilityName = (): ((ability: string) => string) => {
  const speaker = useSpeaker();
  const { table, seat } = useSitting();
  const hero = useHeroAt(seat);
  const { levels } = table.view.seats[seat];
  return (id) => {
    const ability = hero.abilities.find((one) => one.id === id);
    return ability === undefined ? id : plain(speaker.ability(hero, ability, (levels[id] ?? 1) as 1).name);
  };
};
