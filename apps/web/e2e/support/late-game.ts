// A game shortly before its end or just over, as the browser would keep it: everything that happened is in it, and little or nothing
// is left to be played.

import { compile, type GameRecord } from '@mad-king/engine';
import { heroes as all, sharedCards } from '@mad-king/heroes';
import { computer, type Player, person } from '../../src/state/players.ts';
import type { StoredGame } from '../../src/state/saves.ts';
import { beginSession, playOn, type Session, storeSession } from '../../src/state/session.ts';
import { wholeGame } from './whole-game.ts';

const begin = (id: string, heroes: readonly string[], first: Player): Session =>
  beginSession(compile({ heroes: all.filter((hero) => heroes.includes(hero.id)), sharedCards }), {
    id,
    started: 0,
    setup: { mode: 'duel', heroes: [...heroes], seed: id },
    players: [first, computer('squire')],
    askWhen: 'affected',
  });

/** Of two computers; `left`: how many choices before its end. */
export const lateGame = (id: string, heroes: readonly string[], left: number): StoredGame => {
  const late = begin(id, heroes, computer('squire'));
  const { choices } = wholeGame(late.record.setup);
  return storeSession(playOn(late, choices.slice(0, -left)), 0);
};

/** Over; a person sat in the first seat. */
export const finishedGame = (id: string, heroes: readonly string[]): StoredGame => {
  const over = begin(id, heroes, person());
  return storeSession(playOn(over, wholeGame(over.record.setup).choices), 0);
};

/** A whole game as it is recorded, kept as one that was played here. */
export const keptRecord = (
  id: string,
  { setup, choices }: GameRecord,
  players: readonly Player[],
): StoredGame => {
  const library = compile({ heroes: all.filter((hero) => setup.heroes.includes(hero.id)), sharedCards });
  const begun = beginSession(library, { id, started: 0, setup, players: [...players], askWhen: 'affected' });
  return storeSession(playOn(begun, choices), 0);
};
