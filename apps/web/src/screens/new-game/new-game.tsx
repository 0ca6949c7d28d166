// A new game: mode, seats, who plays them, heroes, options.

import { MODES, type Mode } from '@mad-king/language';
import { useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { findHero, roster } from '../../heraldry/roster.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useEveryHero } from '../../language/use-heroes.ts';
import { newId } from '../../new-id.ts';
import { go } from '../../router.ts';
import { useKeptGames } from '../../state/library-of-games.ts';
import {
  fillRandom,
  type LineUp,
  mayChoose,
  missing,
  newLineUp,
  setupOf,
  takenHeroes,
  WAYS,
  type Way,
  withHero,
  withMode,
  withOptions,
  withRandomHero,
  withSeats,
  withWay,
} from '../../state/line-up.ts';
import { seatMark, TABLES } from '../../state/modes.ts';
import { shortDuel } from '../../state/short-duel.ts';
import { newTable } from '../../state/table.ts';
import { filterHeroes, NO_FILTER } from '../heroes/filter.ts';
import { Filters } from '../heroes/filters.tsx';
import { Chairs } from './chairs.tsx';
import { Deal } from './deal.tsx';
import { GameOptionsDialog } from './game-options.tsx';
import { ModePlan } from './mode-plan.tsx';
import { Picks } from './picks.tsx';
import './new-game.css';

const ALL = roster.map(({ id }) => id);
const chance = Math.random;
/** With so many seats turns are far apart: who has not played yet is told that duels are the better start. */
const MANY = 5;

export const NewGame = ({ hero }: { hero?: string }) => {
  const t = useTexts();
  const language = useLanguage();
  const speaker = useSpeaker();
  useEveryHero(); // so that they are found by their tokens
  const [lineUp, setLineUp] = useState(() => newLineUp(hero !== undefined && findHero(hero) ? hero : null));
  const [filter, setFilter] = useState(NO_FILTER);
  const [near, setNear] = useState<string | null>(null);
  const [showOptions, setShowOptions] = useState(false);
  const isNew = useKeptGames((s) => !s.games.some(({ over }) => over));
  const offer = lineUp.way === 'draft' ? (lineUp.chairs[lineUp.asked]?.offer ?? []) : null;
  const shown = filterHeroes(filter, language, speaker).filter(
    ({ id }) => offer === null || offer.includes(id),
  );
  const closer = near !== null && shown.some(({ id }) => id === near) ? near : null;

  const start = async (): Promise<void> => {
    if (missing(lineUp) > 0) return;
    const players = lineUp.chairs.map(({ player }) => player);
    go({ screen: 'game', id: await newTable(setupOf(lineUp, newId()), players) });
  };

  return (
    <Page title={t.nav.newGame} className="new">
      <Ground x={900} y={470} light={[700, 460]} />
      <Topbar title={t.nav.newGame} back={{ to: { screen: 'home' }, label: t.nav.home }} />
      <Modes lineUp={lineUp} onChoose={(mode) => setLineUp(withMode(lineUp, mode, ALL, chance))} />
      <section className="new__seats" aria-labelledby="seats">
        <div className="new__sec">
          <h2 id="seats" className="eyebrow">
            {t.newGame.seats}
          </h2>
          <SeatCount lineUp={lineUp} onChoose={(n) => setLineUp(withSeats(lineUp, n, ALL, chance))} />
        </div>
        <Chairs lineUp={lineUp} onChange={setLineUp} />
        {lineUp.chairs.length >= MANY && isNew && <p className="new__hint">{t.newGame.duelsFirst}</p>}
        <button
          type="button"
          className="btn btn--ghost btn--small new__options"
          onClick={() => setShowOptions(true)}
        >
          <Icon name="options" />
          {t.newGame.options.button(Object.keys(lineUp.options).length)}
        </button>
      </section>
      <section className="new__gallery" aria-labelledby="gallery">
        <div className="new__sec">
          <h2 id="gallery" className="eyebrow">
            {t.newGame.heroes}
          </h2>
          <Choice
            label={t.newGame.wayLabel}
            value={lineUp.way}
            options={WAYS.map((value: Way) => ({
              value,
              content: t.newGame.ways[value],
              label: t.newGame.wayHelp[value],
            }))}
            onChoose={(way) => setLineUp(withWay(lineUp, way, ALL, chance))}
          />
        </div>
        {lineUp.way !== 'draft' && <Filters filter={filter} onChange={setFilter} />}
        <p className="new__hint">{t.newGame.wayHelp[lineUp.way]}</p>
        <Picks
          heroes={shown}
          near={closer}
          seatOf={(id) => {
            const seat = takenHeroes(lineUp).get(id);
            return seat === undefined ? null : seatMark(lineUp.mode, seat);
          }}
          isFree={(id) => mayChoose(lineUp, id)}
          onNear={setNear}
          onChoose={(id) => setLineUp(withHero(lineUp, id))}
        />
      </section>
      <Deal
        lineUp={lineUp}
        near={closer}
        onRandom={() =>
          setLineUp(
            lineUp.asked < 0 ? withWay(lineUp, 'random', ALL, chance) : withRandomHero(lineUp, ALL, chance),
          )
        }
        onFill={() => setLineUp(fillRandom(lineUp, ALL, chance))}
        onStart={start}
      />
      {showOptions && (
        <GameOptionsDialog
          mode={lineUp.mode}
          options={lineUp.options}
          onChange={(options) => setLineUp(withOptions(lineUp, options))}
          onClose={() => setShowOptions(false)}
        />
      )}
    </Page>
  );
};

const Modes = ({ lineUp, onChoose }: { lineUp: LineUp; onChoose: (mode: Mode) => void }) => {
  const t = useTexts();
  return (
    <fieldset className="modes">
      <legend className="sr">{t.newGame.mode}</legend>
      {MODES.map((id) => (
        <label key={id} className="mode">
          <input
            type="radio"
            className="sr"
            name="mode"
            checked={id === lineUp.mode}
            onChange={() => onChoose(id)}
          />
          <ModePlan mode={id} />
          <span>
            <span className="mode__name">{t.modes[id]}</span>
            <span className="mode__text">
              {t.newGame.players[id]}
              <br />
              {TABLES[id].teams > 0
                ? t.newGame.teamHealth(TABLES[id].health)
                : t.newGame.health(shortDuel(id, lineUp.options) ?? TABLES[id].health)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

const SeatCount = ({ lineUp, onChoose }: { lineUp: LineUp; onChoose: (n: number) => void }) => {
  const t = useTexts();
  const { seats } = TABLES[lineUp.mode];
  if (seats.length === 1) {
    const order = lineUp.chairs.map((_, seat) => seatMark(lineUp.mode, seat).label).join(' ');
    return <span className="chip">{t.newGame.order(order)}</span>;
  }
  return (
    <Choice
      label={t.newGame.howMany}
      value={String(lineUp.chairs.length)}
      options={seats.map((n) => ({ value: String(n), content: String(n) }))}
      onChoose={(n) => onChoose(Number(n))}
    />
  );
};
