// The first screen: a duel one click away, and the other ways in.

import { type CSSProperties, startTransition, useEffect, useState } from 'react';
import { Arms, ArmsPlace } from '../../components/arms.tsx';
import { Crown } from '../../components/crown.tsx';
import { DamagedSaves } from '../../components/damaged-saves.tsx';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Complexity, Key } from '../../components/marks.tsx';
import { Page } from '../../components/page.tsx';
import { Speech } from '../../components/speech.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { whenIdle } from '../../components/when-idle.ts';
import { easiest, roster, rosterHero } from '../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf, go } from '../../router.ts';
import { refreshKeptGames, useKeptGames } from '../../state/library-of-games.ts';
import { openOverlay } from '../../state/overlay.ts';
import type { Level } from '../../state/players.ts';
import { anotherSuggestion, firstSuggestion, type Suggestion } from '../../state/suggestion.ts';
import type { Summary } from '../../state/summary.ts';
import { loadAhead } from './ahead.ts';
import { ContinueButton, sidesOf } from './continue-button.tsx';
import { Door } from './door.tsx';
import { FIRST_LESSON, learnFirst, playSuggested, useInvitation } from './invitation.ts';
import './home.css';

export const Home = () => {
  const t = useTexts();
  const games = useKeptGames((s) => s.games);
  const [suggestion, suggest] = useState(() => firstSuggestion(games.length > 0));
  const waiting = games.find(({ over }) => !over);
  const invitation = useInvitation();
  // A game that has been begun comes before everything else.
  const learnsFirst = invitation.learnsFirst && waiting === undefined;
  const play = (): void => void playSuggested(suggestion, invitation);
  const goOn = waiting && (() => go({ screen: 'game', id: waiting.id }));
  useEffect(refreshKeptGames, []);
  useEffect(() => loadAhead([suggestion.me, suggestion.foe]), [suggestion]);
  useKeys({
    ' ': goOn ?? (learnsFirst ? learnFirst : play),
    p: play,
    l: () => go({ screen: 'learn' }),
    n: () => go({ screen: 'new-game' }),
    f: () => go({ screen: 'lobby' }),
    c: goOn,
    u: () => go({ screen: 'puzzle' }),
    h: () => go({ screen: 'heroes' }),
    r: () => go({ screen: 'rules' }),
  });
  return (
    <Page title="Mad King" className="home">
      <Ground x={430} y={470} />
      <div className="home__top">
        <Topbar />
      </div>
      <div className="home__edict">
        <Speech by="king">{games.length === 0 ? t.story.home.first : t.story.home.again}</Speech>
      </div>
      <section className="home__title">
        <h1 className="wordmark">
          Mad King
          <Crown hero={easiest} health={42} />
        </h1>
        <p className="home__tag">{t.home.tag(roster.length)}</p>
      </section>
      <Duel suggestion={suggestion} level={invitation.level} waiting={waiting} />
      <div className="home__go">
        {waiting !== undefined && <ContinueButton game={waiting} />}
        {learnsFirst && <LearnButton isBegun={invitation.hasBegun} />}
        <button
          type="button"
          className={`btn btn--big btn--told ${learnsFirst || waiting ? 'btn--line' : 'btn--gold'}`}
          onClick={play}
        >
          <Icon name="way-in" />
          <span>
            {waiting ? t.home.playAnother : t.home.playNow}
            <small>
              {waiting ? t.home.kept : t.home.play[invitation.hasCoach ? 'coach' : invitation.level]}
            </small>
          </span>
          <Key>{learnsFirst || waiting ? 'P' : t.keys.space}</Key>
        </button>
        {!learnsFirst && waiting === undefined && (
          <button type="button" className="btn btn--ghost" onClick={() => suggest(anotherSuggestion)}>
            <Icon name="dice" />
            {t.home.others}
          </button>
        )}
        {games.length === 0 && <Aside />}
      </div>
      <nav className="home__doors" aria-label={t.home.ways}>
        {!learnsFirst && (
          <Door
            icon="learn"
            name={t.home.school}
            text={t.home.schoolText}
            to={addressOf({ screen: 'learn' })}
            hint="L"
          />
        )}
        <Door
          icon="puzzle"
          name={t.home.puzzle}
          text={t.home.puzzleText}
          to={addressOf({ screen: 'puzzle' })}
          hint="U"
        />
        <Door
          icon="table"
          name={t.nav.newGame}
          text={t.home.newGame}
          to={addressOf({ screen: 'new-game' })}
          hint="N"
        />
        <Door
          icon="team"
          name={t.home.friends}
          text={t.home.friendsText}
          to={addressOf({ screen: 'lobby' })}
          hint="F"
        />
        <Door
          icon="crown"
          name={t.nav.heroes}
          text={t.home.heroes}
          to={addressOf({ screen: 'heroes' })}
          hint="H"
        />
        <Door
          icon="rules"
          name={t.nav.rules}
          text={t.home.rules}
          to={addressOf({ screen: 'rules' })}
          hint="R"
        />
        <DamagedSaves />
      </nav>
      <Court />
      <footer className="home__foot">
        {games.length > 0 && (
          <button type="button" className="link" onClick={() => openOverlay({ kind: 'games' })}>
            {t.home.games(games.length)}
          </button>
        )}
        <a className="link" href={addressOf({ screen: 'chronicle' })}>
          {t.nav.chronicle}
        </a>
        <a className="link" href={addressOf({ screen: 'about' })}>
          {t.nav.about}
        </a>
        <span>{t.home.unofficial}</span>
      </footer>
    </Page>
  );
};

const LearnButton = ({ isBegun }: { isBegun: boolean }) => {
  const t = useTexts();
  return (
    <a className="btn btn--gold btn--big btn--told" href={addressOf(FIRST_LESSON)}>
      <Icon name="learn" />
      <span>
        {isBegun ? t.home.learnOn : t.home.learn}
        <small>{isBegun ? t.home.learnOnText : t.home.learnText}</small>
      </span>
      <Key>{t.keys.space}</Key>
    </a>
  );
};

/** For a first visit; later the game one has begun is the next thing. */
const Aside = () => {
  const t = useTexts();
  return (
    <p className="home__aside">
      <Icon name="coach" />
      <span>
        {t.story.home.aside} <small>{t.story.jester}</small>
      </span>
    </p>
  );
};

interface DuelProps {
  suggestion: Suggestion;
  level: Level;
  /** The game that is to be continued: shown instead, as it stands. */
  waiting: Summary | undefined;
}

const Duel = ({ suggestion, level, waiting }: DuelProps) => {
  const t = useTexts();
  const language = useLanguage();
  const [mine, theirs] = waiting === undefined ? [] : sidesOf(waiting);
  const [me, foe] = [mine?.hero ?? suggestion.me, theirs?.hero ?? suggestion.foe];
  const { complexity, names } = rosterHero(me);
  return (
    <section className="duel" aria-label={t.home.playNow}>
      <svg className="glass" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <g data-hero={me}>
          <polygon className="g9" points="0,0 66,0 58,100 0,100" />
          <polygon className="g7" points="0,0 46,0 38,100 0,100" />
          <polygon className="g5" points="0,0 26,0 18,100 0,100" />
          <polygon className="g4" points="0,0 14,0 0,70" />
        </g>
        <g data-hero={foe}>
          <polygon className="g9" points="66,0 100,0 96.5,50 100,100 58,100" />
          <polygon className="g7" points="84,0 100,0 96.5,50 100,100 76,100" />
        </g>
      </svg>
      <div className="duel__side duel__side--me">
        <div className="duel__arms">
          <Crown hero={me} health={mine?.health ?? 50} />
          <Arms hero={me} />
        </div>
        <div className="duel__id">
          <p className="eyebrow">{t.home.you}</p>
          <HeroName name={names[language]} />
          {mine === undefined ? (
            <p className="duel__more">
              <Complexity of={complexity} />
              <span>{complexity === 1 ? t.home.easiest : t.home.easy}</span>
            </p>
          ) : (
            <Health of={mine.health} />
          )}
        </div>
      </div>
      <div className="duel__side duel__side--foe">
        <div className="duel__arms">
          <Arms hero={foe} />
        </div>
        <div className="duel__id">
          <p className="eyebrow">{t.home.computer}</p>
          <HeroName name={rosterHero(foe).names[language]} />
          {theirs === undefined ? (
            <p className="duel__more">
              <Icon name={`level-${level}`} />
              <span>{t.home.strength(t.levels[level])}</span>
            </p>
          ) : (
            <Health of={theirs.health} />
          )}
        </div>
      </div>
    </section>
  );
};

const Health = ({ of }: { of: number }) => {
  const t = useTexts();
  return <p className="duel__more duel__health">{t.labelled(t.table.health, String(of))}</p>;
};

/** As large as its longest word allows: names are longer in some languages than in others. */
const HeroName = ({ name }: { name: string }) => {
  const letters = Math.max(...name.split(' ').map((word) => word.length));
  return (
    <h2 className="arms-name" style={{ '--letters': letters } as CSSProperties}>
      {name}
    </h2>
  );
};

const Court = () => {
  const t = useTexts();
  const language = useLanguage();
  // Two dozen arms are most of what there is to draw here, and the last one looks at: the rest of the screen does not wait for them.
  const [hasArms, setHasArms] = useState(false);
  useEffect(() => {
    void whenIdle().then(() => startTransition(() => setHasArms(true)));
  }, []);
  return (
    <section className="home__court" aria-labelledby="court">
      <div className="home__courthead">
        <h2 id="court" className="eyebrow">
          {t.home.court(roster.length)}
        </h2>
        <a className="more" href={addressOf({ screen: 'heroes' })}>
          {t.home.seeAll}
          <Icon name="arrow" className="i--right" />
        </a>
      </div>
      <ul className="frieze">
        {roster.map(({ id, names }) => (
          <li key={id}>
            <a
              href={addressOf({ screen: 'hero', hero: id })}
              title={names[language]}
              aria-label={names[language]}
            >
              {hasArms ? <Arms hero={id} /> : <ArmsPlace />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
