// What stands in one place of a hero's board: an ability with all its levels, or those of both sides next to each other.

import type { Hero } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { Glass } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import type { Odds } from '../../odds.ts';
import { DeedLevels, DeedNeeds, ROMAN } from './deed-levels.tsx';
import { commonNeeds, type Deed } from './deeds.ts';
import { SourceMark } from './source-mark.tsx';

interface DeedProps {
  hero: Hero;
  deed: Deed;
  odds: Odds;
}

export const DeedCard = ({ hero, place, odds }: { hero: Hero; place: readonly Deed[]; odds: Odds }) => {
  const [deed] = place;
  return (
    <article className={place.length > 1 ? 'deed deed--sides' : 'deed'}>
      <span className="deed__pane pane">
        <Glass />
        {place.length === 1 && <Icon of={hero.id} name={`ability-${deed.ability.id}`} />}
      </span>
      {place.length > 1 ? (
        <Sides hero={hero} place={place} odds={odds} />
      ) : (
        <OneSide hero={hero} deed={deed} odds={odds} />
      )}
    </article>
  );
};

const OneSide = ({ hero, deed, odds }: DeedProps) => {
  const t = useTexts();
  return (
    <div className="deed__body">
      <section className="deed__main">
        <h3 className="deed__head">
          <DeedName hero={hero} deed={deed} />
          <Slot deed={deed} />
          <SourceMark source={deed.ability.src} />
        </h3>
        <DeedLevels hero={hero} deed={deed} odds={odds} />
      </section>
      {deed.brings.map((brought) => (
        <section key={brought.ability.id} className="deed__add">
          <h4 className="deed__addname">
            <Icon of={hero.id} name={`ability-${brought.ability.id}`} />
            <DeedName hero={hero} deed={brought} />
            {brought.levels.length === 1 && (
              <span className="lv" role="img" aria-label={t.hero.level(ROMAN[brought.levels[0].shown])}>
                {ROMAN[brought.levels[0].shown]}
              </span>
            )}
            <SourceMark source={brought.ability.src} />
          </h4>
          <DeedLevels hero={hero} deed={brought} odds={odds} />
        </section>
      ))}
    </div>
  );
};

const Sides = ({ hero, place, odds }: { hero: Hero; place: readonly Deed[]; odds: Odds }) => {
  const { side: names } = useSpeaker().voice.m.words;
  const [deed] = place;
  const needs = commonNeeds(place.flatMap(({ levels }) => levels));
  return (
    <div className="deed__body">
      <div className="deed__head">
        {needs !== null && <DeedNeeds hero={hero} deed={deed} odds={odds} needs={needs} />}
        <Slot deed={deed} />
        <span className="deed__sources">
          {[...new Set(place.map(({ ability }) => ability.src))].map((source) => (
            <SourceMark key={source} source={source} />
          ))}
        </span>
      </div>
      <div className="sides">
        {place.map((side) => (
          <section key={side.ability.id} className="side" data-side={side.ability.side}>
            <h3 className="side__name">
              <Icon of={hero.id} name={`ability-${side.ability.id}`} />
              <DeedName hero={hero} deed={side} />
              <span className="sr"> ({names[side.ability.side as keyof typeof names]})</span>
            </h3>
            <DeedLevels hero={hero} deed={side} odds={odds} isHeaded={needs !== null} />
          </section>
        ))}
      </div>
    </div>
  );
};

const Slot = ({ deed: { ability } }: { deed: Deed }) => {
  const t = useTexts();
  return ability.slot === 'offensive' ? null : <small className="deed__slot">{t.slots[ability.slot]}</small>;
};

const DeedName = ({ hero, deed }: { hero: Hero; deed: Deed }) => {
  const speaker = useSpeaker();
  return plain(speaker.ability(hero, deed.ability, deed.levels[0].level).name);
};
