// Ribbons that say what has begun: a turn, an ability.

import { plain } from '@mad-king/text';
import { Icon } from '../../../../components/icon.tsx';
import { rosterHero } from '../../../../heraldry/roster.ts';
import { useSpeaker } from '../../../../language/speaker.ts';
import { useTexts } from '../../../../language/texts.ts';
import { useSettings } from '../../../../state/settings.ts';
import { useAct } from '../act.ts';
import { appear, PULSE, unroll } from '../keyframes.ts';
import { anchored, centreStage, clearPlace } from '../places.ts';

const SHOWN = 1300;

export const AbilityBanner = ({ seat, hero, ability }: { seat: number; hero: string; ability: string }) => {
  const speaker = useSpeaker();
  const written = speaker.voice.catalogue.hero(hero);
  const named = speaker.voice.catalogue.ability(hero, ability);
  const ribbon = useAct((element, isCalm) => {
    const { x, y } = centreStage();
    const at = clearPlace({ x, y: y - 70 }, element);
    if (at === null) return [];
    const tile = isCalm ? null : anchored(`ability-${seat}-${ability}`);
    return [element.animate(isCalm ? appear(at) : unroll(at), SHOWN), tile?.animate(PULSE, 360)];
  });
  if (written === undefined || named === undefined) return null;
  return (
    <div ref={ribbon} className="act ribbon" data-hero={hero}>
      <span className="ribbon__in">
        <Icon of={hero} name={`ability-${ability}`} />
        {plain(speaker.ability(written, named, 1).name)}
      </span>
    </div>
  );
};

export const TurnBanner = ({ hero, isMine }: { hero: string; isMine: boolean }) => {
  const t = useTexts();
  const language = useSettings((s) => s.language);
  const ribbon = useAct((element, isCalm) => {
    const at = clearPlace(centreStage(), element);
    if (at === null) return [];
    return [element.animate(isCalm ? appear(at) : unroll(at), SHOWN)];
  });
  return (
    <div ref={ribbon} className={`act ribbon ribbon--turn ${isMine ? 'ribbon--mine' : ''}`} data-hero={hero}>
      <span className="ribbon__in">
        {isMine ? t.dice.yourTurn : t.dice.turnOf(rosterHero(hero).names[language])}
      </span>
    </div>
  );
};
