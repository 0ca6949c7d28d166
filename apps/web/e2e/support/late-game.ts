// A game of two computers shortly before its end, as the browser would keep it: everything that happened is in it, and little is
// left to be played.

import { policy } from '@mad-king/ai';
import { compile, readChoice } from '@mad-king/engine';
import { heroes as all, sharedCards } from '@mad-king/heroes';
import { computer } from '../../src/state/players.ts';
import type { StoredGame } from '../../src/state/saves.ts';
import { beginSession, playChoice, type Session, storeSession } from '../../src/state/session.ts';

const LEVEL = 'squire';

const begin = (id: string, heroes: readonly string[]): Session =>
  beginSession(compile({ heroes: all.filter((hero) => heroes.includes(hero.id)), sharedCards }), {
    id,
    started: 0,
    setup: { mode: 'duel', heroes: [...heroes], seed: id },
    players: [computer(LEVEL), computer(LEVEL)],
    askWhen: 'affected',
  });

/** `left`: how many choices before its end. */
export const lateGame = (id: string, heroes: readonly string[], left: number): StoredGame => {
  const mind = policy(LEVEL, { seed: id });
  const whole = begin(id, heroes);
  while (whole.game.result === null) playChoice(whole, mind.choose(whole.game));
  const late = begin(id, heroes);
  for (const choice of whole.record.choices.slice(0, -left)) playChoice(late, readChoice(late.game, choice));
  return storeSession(late, 0);
};
