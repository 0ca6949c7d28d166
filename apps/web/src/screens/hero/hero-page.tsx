// One hero in full: abilities first, then tokens, questions and cards, and who the hero is beside them. Printed, it is a sheet (sheet.css).

import { compile } from '@mad-king/engine';
import { sharedCards } from '@mad-king/heroes/registry';
import type { Hero } from '@mad-king/language';
import { type CSSProperties, useMemo } from 'react';
import { Filled } from '../../components/filled.tsx';
import { Ground } from '../../components/glass.tsx';
import { Page } from '../../components/page.tsx';
import { Said } from '../../components/said.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { heroMet, isHero } from '../../language/met.ts';
import { persons, usePerson } from '../../language/persons.ts';
import { askForProfile, useProfile } from '../../language/profiles.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useEveryHero, useHeroes } from '../../language/use-heroes.ts';
import { oddsFor, readyChance } from '../../odds.ts';
import { Lost } from '../lost.tsx';
import { Banner } from './banner.tsx';
import { DeedCard } from './deed-card.tsx';
import { placesOf } from './deeds.ts';
import { HeroCards } from './hero-cards.tsx';
import { HeroTokens, tokensOf } from './hero-tokens.tsx';
import { DiceLegend, KindsLegend, MarksLegend, SidesLegend } from './legend.tsx';
import { Part, Ways } from './parts.tsx';
import { Questions } from './questions.tsx';
import { SheetEnd } from './sheet-end.tsx';
import { sheetSize } from './sheet-size.ts';
import { Sources } from './sources.tsx';
import './hero.css';
import './hero-narrow.css';
import './deed.css';
import './sheet.css';

export const HeroPage = ({ id }: { id: string }) => {
  return isHero(id) ? <HeroHere id={id} /> : <Lost />;
};

const HeroHere = ({ id }: { id: string }) => {
  const language = useLanguage();
  askForProfile(id, language);
  void persons.load(language);
  useHeroes([id]);
  useEveryHero(); // so that nobody waits for the next one
  const hero = heroMet(id);
  return hero === undefined ? <Lost /> : <HeroInFull hero={hero} />;
};

const HeroInFull = ({ hero }: { hero: Hero }) => {
  const person = usePerson();
  const language = useLanguage();
  const speaker = useSpeaker();
  const profile = useProfile(hero.id);
  const style = { '--sheet-size': `${sheetSize(hero, speaker).toFixed(2)}px` } as CSSProperties;
  const own = hero.cards.filter(({ promo }) => !promo).length;
  const counts = {
    abilities: hero.abilities.length,
    tokens: tokensOf(hero).length,
    questions: profile.questions.length,
    cards: hero.upgrades.length + hero.cards.length,
  };
  return (
    <Page title={rosterHero(hero.id).names[language]} className="hero" hero={hero.id} style={style}>
      <Ground x={170} y={240} light={[420, 360]} />
      <Banner hero={hero.id} profile={profile} />
      <div className="hero__parts">
        <Ways counts={counts}>
          <DiceLegend hero={hero} />
        </Ways>
        <Abilities hero={hero} />
        {counts.tokens > 0 && (
          <Part part="tokens" note={person.seals}>
            <HeroTokens hero={hero} />
          </Part>
        )}
        <Part part="questions">
          <Questions questions={profile.questions} />
        </Part>
        <Part part="cards" note={person.deck(sharedCards.length, hero.upgrades.length, own)}>
          <HeroCards hero={hero} />
          <Sources hero={hero} />
        </Part>
      </div>
      <SheetEnd />
    </Page>
  );
};

const Abilities = ({ hero }: { hero: Hero }) => {
  const t = useTexts();
  const { setup } = useSpeaker().hero(hero);
  const library = useMemo(() => compile({ heroes: [hero], sharedCards }), [hero]);
  const odds = useMemo(() => oddsFor(library, hero.id), [library, hero]);
  const ready = useMemo(() => readyChance(library, hero.id), [library, hero]);
  return (
    <Part part="abilities">
      {setup.length > 0 && (
        <div className="hero__setup">
          <p>
            <b>{t.hero.setup}</b> <Said said={setup} />
          </p>
          <SidesLegend hero={hero} />
        </div>
      )}
      <div className={hero.sides === undefined ? 'deeds' : 'deeds deeds--sides'}>
        {placesOf(hero).map((place) => (
          <DeedCard key={place[0].ability.id} hero={hero} place={place} odds={odds} />
        ))}
      </div>
      <div className="deeds__notes">
        <MarksLegend hero={hero} />
        <KindsLegend />
        {hero.upgrades.length > 0 && (
          <p className="deeds__key">
            <span className="lv" aria-hidden="true">
              II<small>2</small>
            </span>
            {t.hero.levelNote}
          </p>
        )}
        <p>{t.hero.chanceNote}</p>
        <p className="deeds__ready">
          <Filled words={t.hero.ready} places={{ chance: <b>{t.percent(ready, 2).join('')}</b> }} />
        </p>
      </div>
    </Part>
  );
};
