// What a computer of one's own team means to do with its dice.

import { plain } from '@mad-king/text';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { useIntent } from './use-intent.ts';

export const MatesPlan = ({ seat }: { seat: number }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const language = useLanguage();
  const { view } = useSitting().table;
  const hero = useHeroAt(seat);
  const { ability = null, target = null } = useIntent(seat) ?? {};
  const aim = hero.abilities.find(({ id }) => id === ability?.id);
  if (ability === null || aim === undefined) return null;
  const chance = t.percent(ability.chance, 0).join('');
  return (
    <p className="history__plan">
      {t.coach.rollsFor(plain(speaker.ability(hero, aim, 1).name), chance)}
      {target !== null && (
        <>
          <br />
          {t.coach.aimsAt(rosterHero(view.seats[target].hero).names[language])}
        </>
      )}
    </p>
  );
};
