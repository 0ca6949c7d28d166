// All games kept in this browser.

import { useEffect } from 'react';
import { Arms } from '../components/arms.tsx';
import { DamagedSaves } from '../components/damaged-saves.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { Speech } from '../components/speech.tsx';
import { rosterHero } from '../heraldry/roster.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { addressOf } from '../router.ts';
import { forgetGame, refreshKeptGames, useKeptGames } from '../state/library-of-games.ts';
import { closeOverlay } from '../state/overlay.ts';
import type { Summary } from '../state/summary.ts';
import './games.css';

export const GamesDialog = () => {
  const t = useTexts();
  const games = useKeptGames((s) => s.games);
  useEffect(refreshKeptGames, []);
  return (
    <Dialog title={t.games.title} onClose={closeOverlay}>
      <DamagedSaves />
      {games.length === 0 && (
        <>
          <p>{t.games.none}</p>
          <Speech by="jester">{t.remarks.empty.games}</Speech>
        </>
      )}
      <ul className="kept">
        {games.map((game) => (
          <KeptGame key={game.id} game={game} />
        ))}
      </ul>
    </Dialog>
  );
};

const KeptGame = ({ game }: { game: Summary }) => {
  const t = useTexts();
  const language = useLanguage();
  const names = game.seats.map(({ hero }) => rosterHero(hero).names[language]).join(', ');
  return (
    <li className="kept__game">
      <a className="kept__open" href={addressOf({ screen: 'game', id: game.id })} onClick={closeOverlay}>
        <span className="kept__arms">
          {game.seats.map(({ hero }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are, and a hero may sit twice
            <Arms key={`${seat}-${hero}`} hero={hero} />
          ))}
        </span>
        <span>
          <b>{names}</b>
          <span className="soft">
            {game.over ? t.games.over : t.turn(game.turn)} · {t.date(game.updated)}
          </span>
        </span>
      </a>
      <button
        type="button"
        className="iconbtn"
        aria-label={t.games.removeGame(names)}
        title={t.games.remove}
        onClick={() => forgetGame(game.id)}
      >
        <Icon name="remove" />
      </button>
    </li>
  );
};
