// All games of this device: what one wins with, against whom, how lucky one was, and every game to look at again.

import { useMemo, useState } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Choice } from '../../components/choice.tsx';
import { Filled } from '../../components/filled.tsx';
import { Ground } from '../../components/glass.tsx';
import { Page } from '../../components/page.tsx';
import { Speech } from '../../components/speech.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useMedia } from '../../components/use-media.ts';
import { roster } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { listPast, removePast } from '../../state/chronicle.ts';
import { LEVELS } from '../../state/players.ts';
import { storage } from '../../state/storage.ts';
import { useRate } from '../review/use-rate.ts';
import { AnyArms, nameOfAny } from './any-hero.tsx';
import {
  byHero,
  byLevel,
  hardest,
  inGroup,
  luckLine,
  MASTERY,
  MODE_GROUPS,
  type ModeGroup,
  masteryOf,
  type OwnGame,
  ownGames,
  rateLine,
  type Tally,
  wholeTally,
} from './figures.ts';
import { FEW, GamesList, MORE } from './games-list.tsx';
import { LuckChart } from './luck-chart.tsx';
import { Moving } from './moving.tsx';
import { RateBar } from './rate-bar.tsx';
import { RateChart } from './rate-chart.tsx';
import './chronicle.css';

/** Where one thing stands below the other, as in chronicle.css: the last games come first there. */
const ONE_COLUMN = '(max-width: 75rem)';

export const Chronicle = () => {
  const t = useTexts();
  const { chronicle: w, wall, door, review } = useAfterWords();
  const [all, setAll] = useState(() => listPast(storage));
  const [group, setGroup] = useState<ModeGroup>('all');
  const games = useMemo(() => all.filter(({ mode }) => inGroup(mode, group)), [all, group]);
  const own = useMemo(() => ownGames(games), [games]);
  const isOneColumn = useMedia(ONE_COLUMN);
  const refresh = (): void => setAll(listPast(storage));
  const moving = <Moving games={all} onChanged={refresh} />;
  const forget = (id: string): void => {
    removePast(storage, id);
    refresh();
  };
  return (
    <Page title={t.nav.chronicle} className="chronicle">
      <Ground x={300} y={120} />
      <Topbar title={t.nav.chronicle} back={{ to: { screen: 'home' }, label: t.nav.home }} />
      <div className="chronicle__head">
        <Totals own={own} />
        <Choice
          label={w.modes}
          value={group}
          options={MODE_GROUPS.map((value) => ({ value, content: w.groups[value] }))}
          onChoose={setGroup}
        />
        <a className="btn btn--ghost btn--small" href={addressOf({ screen: 'wall' })}>
          {wall.title}
        </a>
        <a className="btn btn--ghost btn--small" href={addressOf({ screen: 'watch' })}>
          {door.title}
        </a>
        {all.length === 0 && moving}
      </div>
      {all.length === 0 ? (
        <Speech by="jester">{w.empty}</Speech>
      ) : (
        <div className="chronicle__body">
          {isOneColumn && <GamesList games={games} first={FEW} onForget={forget} tools={moving} />}
          <HeroGrid own={own} playedFirst={isOneColumn} />
          <div className="chronicle__side">
            <Levels own={own} />
            <section className="panel chronicle__chart">
              <h2>{review.rate}</h2>
              <RateChart line={rateLine(own)} />
            </section>
            <section className="panel chronicle__chart">
              <h2>{w.luck}</h2>
              <LuckChart line={luckLine(own)} />
            </section>
            <Hardest own={own} />
          </div>
          {!isOneColumn && <GamesList games={games} first={MORE} onForget={forget} tools={moving} />}
        </div>
      )}
    </Page>
  );
};

const Totals = ({ own }: { own: readonly OwnGame[] }) => {
  const t = useTexts();
  const { chronicle: w, review } = useAfterWords();
  const said = useRate();
  const { games, rate } = wholeTally(own);
  const last = rateLine(own).at(-1);
  return (
    <p className="chronicle__totals">
      <b>{w.counted(games)}</b>
      {games > 0 && (
        <span>
          <Filled words={w.won} places={{ rate: <b>{t.percent(rate.rate, 0).join('')}</b> }} />{' '}
          <small>{w.span(Math.round(100 * rate.low), Math.round(100 * rate.high))}</small>
        </span>
      )}
      {last !== undefined && (
        <span>
          <Filled words={review.rateShort} places={{ points: <b>{said(last.mean)}</b> }} />
        </span>
      )}
    </p>
  );
};

/** On one column, what one has played comes before what is still to be played. */
const HeroGrid = ({ own, playedFirst }: { own: readonly OwnGame[]; playedFirst: boolean }) => {
  const { chronicle: w } = useAfterWords();
  const language = useLanguage();
  const tallies = useMemo(() => byHero(own), [own]);
  const heroes = playedFirst
    ? [...roster].sort((a, b) => Number(tallies.has(b.id)) - Number(tallies.has(a.id)))
    : roster;
  return (
    <section className="chronicle__heroes" aria-label={w.heroes}>
      <header>
        <h2>{w.heroes}</h2>
        <small>{w.legend}</small>
      </header>
      <ul>
        {heroes.map(({ id, names }) => (
          <li key={id} className="panel herocell" data-hero={id} data-played={tallies.has(id)}>
            <Arms hero={id} />
            <b>{names[language]}</b>
            <HeroTally tally={tallies.get(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const HeroTally = ({ tally }: { tally: Tally | undefined }) => {
  const t = useTexts();
  const { chronicle: w } = useAfterWords();
  if (tally === undefined) return <small>{w.notYet}</small>;
  const mastery = masteryOf(tally);
  return (
    <>
      <RateBar rate={tally.rate} />
      <span className="herocell__won">
        <Filled
          words={w.wonOf(tally.games)}
          places={{ rate: <b>{t.percent(tally.rate.rate, 0).join('')}</b> }}
        />
      </span>
      <span className="herocell__mastery" role="img" aria-label={w.mastery(mastery, MASTERY.length)}>
        {MASTERY.map((least, i) => (
          <i key={least} data-on={i < mastery} />
        ))}
      </span>
    </>
  );
};

const Levels = ({ own }: { own: readonly OwnGame[] }) => {
  const t = useTexts();
  const { chronicle: w } = useAfterWords();
  const tallies = useMemo(() => byLevel(own), [own]);
  return (
    <section className="panel rates">
      <h2>{w.levels}</h2>
      <ul>
        {LEVELS.map((level) => (
          <RateLine key={level} name={t.levels[level]} tally={tallies.get(level)} />
        ))}
      </ul>
    </section>
  );
};

const Hardest = ({ own }: { own: readonly OwnGame[] }) => {
  const { chronicle: w } = useAfterWords();
  const language = useLanguage();
  const found = useMemo(() => hardest(own), [own]);
  if (found.length === 0) return null;
  return (
    <section className="panel rates rates--long">
      <header>
        <h2>{w.hardest}</h2>
        <small>{w.all(found.length)}</small>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys */}
      <ul tabIndex={0} aria-label={w.hardest}>
        {found.map(([hero, tally]) => (
          <RateLine key={hero} hero={hero} name={nameOfAny(hero, language)} tally={tally} />
        ))}
      </ul>
    </section>
  );
};

const RateLine = ({ hero, name, tally }: { hero?: string; name: string; tally: Tally | undefined }) => {
  const t = useTexts();
  const { chronicle: w } = useAfterWords();
  return (
    <li data-hero={hero}>
      <span className="rates__name">
        {hero !== undefined && <AnyArms hero={hero} />}
        {name}
      </span>
      {tally === undefined ? (
        <small className="rates__none">{w.notYet}</small>
      ) : (
        <>
          <RateBar rate={tally.rate} />
          <b>{t.percent(tally.rate.rate, 0).join('')}</b>
          <small>{w.of(tally.games)}</small>
        </>
      )}
    </li>
  );
};
