// A game in which a person is asked just what a test is about, as the browser would keep it: computers play until it comes to that.

import { policy } from '@mad-king/ai';
import { compile, type Game, type GameView, view } from '@mad-king/engine';
import { heroes as all, sharedCards } from '@mad-king/heroes';
import type { Mode } from '@mad-king/language';
import { computer, person } from '../../src/state/players.ts';
import type { StoredGame } from '../../src/state/saves.ts';
import { beginSession, playChoice, type Session, storeSession } from '../../src/state/session.ts';

const LEVEL = 'squire';
const MOST_GAMES = 60;

interface Wanted {
  heroes: readonly string[];
  mode?: Mode;
  /** Seat 0 is asked; what it sees. */
  isSo: (seen: GameView, game: Game) => boolean;
}

const begin = (id: string, { heroes, mode = 'duel' }: Wanted): Session =>
  beginSession(compile({ heroes: all.filter((hero) => heroes.includes(hero.id)), sharedCards }), {
    id,
    started: 0,
    setup: { mode, heroes: [...heroes], seed: id },
    players: heroes.map((_, seat) => (seat === 0 ? person() : computer(LEVEL))),
    askWhen: 'always',
  });

export const momentGame = (wanted: Wanted): StoredGame => {
  for (let n = 0; n < MOST_GAMES; n++) {
    const id = `moment-${n}`;
    const mind = policy(LEVEL, { seed: id });
    const session = begin(id, wanted);
    while (session.game.result === null) {
      const { game } = session;
      if (game.asked === 0 && wanted.isSo(view(game, 0), game)) return storeSession(session, 0);
      playChoice(session, mind.choose(game));
    }
  }
  throw new Error(`it did not come to it in ${MOST_GAMES} games`);
};
