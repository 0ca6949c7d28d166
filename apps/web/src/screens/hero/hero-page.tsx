// One hero in full: arms, die, tokens, abilities at all levels, cards, and where the facts come from.

import { compile } from '@mad-king/engine';
import { sharedCards } from '@mad-king/heroes/registry';
import type { Hero } from '@mad-king/language';
import { useMemo } from 'react';
import { Arms } from '../../components/arms.tsx';
import { CardFace, cardKind } from '../../components/card.tsx';
import { Crown } from '../../components/crown.tsx';
import { Glass, Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Complexity, SourceMark } from '../../components/marks.tsx';
import { Page } from '../../components/page.tsx';
import { Said } from '../../components/said.tsx';
import { LanguageChoice, Tools } from '../../components/topbar.tsx';
import { roster, rosterHero } from '../../heraldry/roster.ts';
import { heroMet, isHero } from '../../language/met.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useEveryHero, useHeroes } from '../../language/use-heroes.ts';
import { oddsFor, readyChance } from '../../odds.ts';
import { addressOf } from '../../router.ts';
import { Lost } from '../lost.tsx';
import { DeedCard } from './deed-card.tsx';
import { deedsOf } from './deeds.ts';
import { HeroDice } from './hero-dice.tsx';
import { HeroTokens } from './hero-tokens.tsx';
import { Sources } from './sources.tsx';
import { UpgradeWrit } from './upgrade-writ.tsx';
import './hero.css';

export const HeroPage = ({ id }: { id: string }) => {
  return isHero(id) ? <HeroHere id={id} /> : <Lost />;
};

const HeroHere = ({ id }: { id: string }) => {
  useHeroes([id]);
  useEveryHero(); // so that nobody waits for the next one
  const hero = heroMet(id);
  return hero === undefined ? <Lost /> : <HeroInFull hero={hero} />;
};

const HeroInFull = ({ hero }: { hero: Hero }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const language = useLanguage();
  const odds = useMemo(() => oddsFor(compile({ heroes: [hero], sharedCards }), hero.id), [hero]);
  const { setup } = speaker.hero(hero);
  return (
    <Page title={rosterHero(hero.id).names[language]} className="hero" hero={hero.id}>
      <Ground x={170} y={240} light={[420, 360]} />
      <Banner hero={hero} />
      <section className="hero__top">
        <HeroDice hero={hero} />
        <HeroTokens hero={hero} />
      </section>
      <section className="hero__deeds" aria-labelledby="abilities">
        <div className="hero__sec">
          <h2 id="abilities" className="eyebrow">
            {t.hero.abilities}
          </h2>
          <p>{t.hero.chanceNote}</p>
          <p className="hero__key">
            <span className="lv" aria-hidden="true">
              II<small>2</small>
            </span>
            {t.hero.levelNote}
          </p>
        </div>
        {setup.length > 0 && (
          <p className="hero__setup">
            <b>{t.hero.setup}</b> <Said said={setup} />
          </p>
        )}
        <div className="deeds">
          {deedsOf(hero).map((deed) => (
            <DeedCard key={deed.ability.id} hero={hero} deed={deed} odds={odds} />
          ))}
        </div>
      </section>
      <section className="hero__deck">
        <div>
          <h2 className="eyebrow">{t.hero.upgrades}</h2>
          <ul className="writs">
            {hero.upgrades.map((upgrade) => (
              <li key={upgrade.id}>
                <UpgradeWrit hero={hero} upgrade={upgrade} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="eyebrow">{t.hero.cards}</h2>
          <ul className="hero__cards">
            {hero.cards.map((card) => (
              <li key={card.id} className="card" data-kind={cardKind(card)}>
                <CardFace card={card} hero={hero} />
                <SourceMark source={card.src} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Sources hero={hero} />
    </Page>
  );
};

const Banner = ({ hero }: { hero: Hero }) => {
  const t = useTexts();
  const language = useLanguage();
  const { names, complexity, box } = rosterHero(hero.id);
  const place = roster.findIndex(({ id }) => id === hero.id);
  const beside = (step: number): string => roster[(place + step + roster.length) % roster.length].id;
  const ready = useMemo(() => readyChance(compile({ heroes: [hero], sharedCards }), hero.id), [hero]);
  const own = hero.cards.filter(({ promo }) => !promo).length;
  return (
    <aside className="gonfalon banner">
      <Glass cut="gonfalon" />
      <nav className="banner__nav" aria-label={t.heroes.title}>
        <BesideLink hero={beside(-1)} label={t.hero.previous} turn="i--left" />
        <a href={addressOf({ screen: 'heroes' })}>{t.hero.all}</a>
        <BesideLink hero={beside(1)} label={t.hero.next} turn="i--right" />
      </nav>
      <div className="banner__arms">
        <Crown hero={hero.id} health={50} />
        <Arms hero={hero.id} />
      </div>
      <h1 className="arms-name">{names[language]}</h1>
      <p className="banner__cx">
        <Complexity of={complexity} />
        <span>{t.hero.complexity(complexity)}</span>
      </p>
      <p className="banner__line">{t.heroLines[hero.id]}</p>
      <dl className="banner__facts">
        <div>
          <dt>{t.hero.ready}</dt>
          <dd>
            {t.percent(ready, 2)[0]}
            <small>{t.percent(ready, 2)[1]}</small>
          </dd>
        </div>
        <div>
          <dt>{t.hero.deck(sharedCards.length, hero.upgrades.length, own)}</dt>
          <dd>{sharedCards.length + hero.upgrades.length + own}</dd>
        </div>
      </dl>
      <a className="btn btn--gold" href={addressOf({ screen: 'new-game', hero: hero.id })}>
        <Icon name="way-in" />
        {t.hero.play(names[language])}
      </a>
      <p className="banner__box">{t.heroes.boxes[box]}</p>
      <div className="banner__tools">
        <LanguageChoice />
        <Tools />
      </div>
    </aside>
  );
};

const BesideLink = ({ hero, label, turn }: { hero: string; label: string; turn: string }) => {
  const language = useLanguage();
  const name = `${label}: ${rosterHero(hero).names[language]}`;
  return (
    <a className="iconbtn" href={addressOf({ screen: 'hero', hero })} aria-label={name} title={name}>
      <Icon name="arrow" className={turn} />
    </a>
  );
};
