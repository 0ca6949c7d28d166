// Every game, the newest first: who played, how it ended, and the ways to look at it again.

import { type ReactNode, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useAfterWords } from '../../language/after.ts';
import { modeName } from '../../language/mode-name.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { ownSeat, type PastGame, scoreOf } from '../../state/chronicle.ts';
import { AnyArms, nameOfAny } from './any-hero.tsx';
import { isOwn } from './figures.ts';

/** So many are shown, and so many more at a time; few where something stands below them. */
export const MORE = 30;
export const FEW = 6;

interface GamesListProps {
  games: readonly PastGame[];
  /** How many are shown at first. */
  first: number;
  onForget: (id: string) => void;
  /** What can be done with all of them. */
  tools: ReactNode;
}

export const GamesList = ({ games, first, onForget, tools }: GamesListProps) => {
  const { chronicle: w } = useAfterWords();
  const [most, setMost] = useState(first);
  return (
    <section className="panel past" aria-label={w.games}>
      <header>
        <h2>{w.games}</h2>
        {tools}
      </header>
      <div className="past__list">
        <ol>
          {games.slice(0, most).map((game) => (
            <PastLine key={game.id} game={game} onForget={onForget} />
          ))}
        </ol>
        {games.length > most && (
          <button type="button" className="btn btn--ghost btn--small" onClick={() => setMost(most + MORE)}>
            {w.more(games.length - most)}
          </button>
        )}
      </div>
    </section>
  );
};

const PastLine = ({ game, onForget }: { game: PastGame; onForget: (id: string) => void }) => {
  const t = useTexts();
  const { chronicle: w, theatre, review } = useAfterWords();
  const language = useLanguage();
  const seat = ownSeat(game);
  const names = game.heroes.map((hero) => nameOfAny(hero, language));
  const winners = names.filter((_, at) => game.teams[at] === game.winner).join(', ');
  const end =
    seat < 0 ? (game.winner === null ? theatre.drawn : theatre.won(winners)) : w.ends[endOf(game, seat)];
  return (
    <li className="past__game">
      <span className="past__arms">
        {game.heroes.map((hero, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stand in their order
          <AnyArms key={at} hero={hero} />
        ))}
      </span>
      <span className="past__words">
        <b>{names.join(' · ')}</b>
        <small>
          {end}
          {!isOwn(game) && ` (${w.uncounted})`} · {modeName(t, game.mode, game)} ·{' '}
          {t.result.turns(game.turns)} · {t.date(game.at)}
        </small>
      </span>
      <a
        className="iconbtn"
        href={addressOf({ screen: 'watch', code: game.code })}
        aria-label={t.result.moments.watch(names.join(', '))}
        title={t.result.watch}
      >
        <Icon name="play" />
      </a>
      <a
        className="iconbtn"
        href={addressOf({ screen: 'review', code: game.code })}
        aria-label={t.labelled(review.title, names.join(', '))}
        title={review.title}
      >
        <Icon name="options" />
      </a>
      <Forget names={names.join(', ')} onForget={() => onForget(game.id)} />
    </li>
  );
};

/** Gone for good, so it is asked twice. */
const Forget = ({ names, onForget }: { names: string; onForget: () => void }) => {
  const { chronicle: w } = useAfterWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className="iconbtn"
        aria-label={w.forget(names)}
        title={w.forget(names)}
        onClick={() => setAsked(true)}
      >
        <Icon name="remove" />
      </button>
      {isAsked && (
        <Dialog title={w.forget(names)} onClose={() => setAsked(false)}>
          <p>{w.forgetText}</p>
          <div className="plain__acts">
            <button type="button" className="btn btn--danger" onClick={onForget}>
              {w.forgetIt}
            </button>
            <button type="button" className="btn btn--ghost" onClick={() => setAsked(false)}>
              {w.keepIt}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
};

const endOf = (game: PastGame, seat: number): 'won' | 'lost' | 'drawn' => {
  const score = scoreOf(game, seat);
  return score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn';
};
