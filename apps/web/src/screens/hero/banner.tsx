// The hero as a person: arms and name, motto, story, how to win with them, and the way into a game. A banner beside the abilities; on a
// phone its first half stands above them and the other half below.

import type { Profile } from '@mad-king/language';
import { Arms } from '../../components/arms.tsx';
import { Crown } from '../../components/crown.tsx';
import { Glass } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Complexity } from '../../components/marks.tsx';
import { roster, rosterHero } from '../../heraldry/roster.ts';
import { usePerson } from '../../language/persons.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { bind } from '../../texts/typeset.ts';

interface BannerProps {
  hero: string;
  profile: Profile;
}

export const Banner = ({ hero, profile }: BannerProps) => (
  <aside className="banner">
    <Glass cut="banner" className="glass banner__glass" />
    <div className="banner__words">
      <Who hero={hero} profile={profile} />
      <Told profile={profile} />
    </div>
    <WayIn hero={hero} />
  </aside>
);

const Who = ({ hero, profile }: BannerProps) => {
  const t = useTexts();
  const person = usePerson();
  const language = useLanguage();
  const { names, complexity } = rosterHero(hero);
  return (
    <div className="who">
      <Glass cut="gonfalon" className="glass who__glass" />
      <Neighbours hero={hero} />
      <div className="who__arms">
        <Crown hero={hero} health={50} />
        <Arms hero={hero} />
      </div>
      <div className="who__name">
        <h1 className="arms-name">{names[language]}</h1>
        <p className="who__cx">
          <Complexity of={complexity} />
          <span>{t.complexity(complexity)}</span>
        </p>
      </div>
      <p className="who__motto">{bind(person.quote(profile.motto))}</p>
    </div>
  );
};

const Neighbours = ({ hero }: { hero: string }) => {
  const t = useTexts();
  const place = roster.findIndex(({ id }) => id === hero);
  const beside = (step: number): string => roster[(place + step + roster.length) % roster.length].id;
  return (
    <nav className="who__nav" aria-label={t.nav.heroes}>
      <BesideLink hero={beside(-1)} label={t.hero.previous} turn="i--left" />
      <a href={addressOf({ screen: 'heroes' })}>{t.hero.all}</a>
      <BesideLink hero={beside(1)} label={t.hero.next} turn="i--right" />
    </nav>
  );
};

const BesideLink = ({ hero, label, turn }: { hero: string; label: string; turn: string }) => {
  const language = useLanguage();
  const name = useTexts().labelled(label, rosterHero(hero).names[language]);
  return (
    <a className="iconbtn" href={addressOf({ screen: 'hero', hero })} aria-label={name} title={name}>
      <Icon name="arrow" className={turn} />
    </a>
  );
};

const Told = ({ profile: { story, weapon, win, beware } }: { profile: Profile }) => {
  const person = usePerson();
  return (
    <div className="told">
      <p className="told__story">
        {bind(story)} <span className="told__weapon">{bind(person.weapon(weapon))}</span>
      </p>
      <section className="told__win">
        <h2>
          <Icon name="laurel" />
          {person.win}
        </h2>
        <ol>
          {win.map((advice) => (
            <li key={advice.do}>
              <b>{bind(advice.do)}</b> {bind(advice.how)}
            </li>
          ))}
        </ol>
      </section>
      <section className="told__beware">
        <h2>
          <Icon name="beware" />
          {person.beware}
        </h2>
        <p>{bind(beware)}</p>
      </section>
    </div>
  );
};

const WayIn = ({ hero }: { hero: string }) => {
  const t = useTexts();
  const { names } = rosterHero(hero);
  return (
    <a className="btn btn--gold wayin" href={addressOf({ screen: 'new-game', hero })}>
      <Icon name="way-in" />
      {t.hero.play(names[useLanguage()])}
    </a>
  );
};
