// A game of two computers shortly before its end, as the browser would keep it: everything that happened is in it, and little is
// left to be played.

import { compile } from '@mad-king/engine';
import { heroes as all, sharedCards } from '@mad-king/heroes';
import { computer } from '../../src/state/players.ts';
import type { StoredGame } from '../../src/state/saves.ts';
import { beginSession, playOn, type Session, storeSession } from '../../src/state/session.ts';
import { wholeGame } from './whole-game.ts';

const begin = (id: string, heroes: readonly string[]): Session =>
  beginSession(compile({ heroes: all.filter((hero) => heroes.includes(hero.id)), sharedCards }), {
    id,
    started: 0,
    setup: { mode: 'duel', heroes: [...heroes], seed: id },
    players: [computer('squire'), computer('squire')],
    askWhen: 'affected',
  });

/** `left`: how many choices before its end. */
export const lateGame = (id: string, heroes: readonly string[], left: number): StoredGame => {
  const late = begin(id, heroes);
  const { choices } = wholeGame(late.record.setup);
  return storeSession(playOn(late, choices.slice(0, -left)), 0);
};
