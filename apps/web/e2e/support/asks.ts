// Games in which a person is asked, one for every kind of question there is, as the browser would keep them.

import { policy } from '@mad-king/ai';
import { type Ask, compile } from '@mad-king/engine';
import { content, heroes } from '@mad-king/heroes';
import type { Mode } from '@mad-king/language';
import { computer, person } from '../../src/state/players.ts';
import { beginSession, playChoice, storeSession } from '../../src/state/session.ts';

const LEVEL = 'squire';

/** Every hero sits first once, and meets another one each time. */
const DUELS = heroes.map(({ id }, i) => [id, heroes[(i + 1 + (i % 5)) % heroes.length].id]);
/** Targets are chosen where there are several. */
const HILL = heroes.slice(0, 4).map(({ id }) => id);

/** To be remembered as `game.asks-<ask>`. */
export const gamesByAsk = (): Map<Ask, string> => {
  const found = new Map<Ask, string>();
  const library = compile(content);
  const search = (mode: Mode, seats: readonly string[]): void => {
    const id = ['asks', ...seats].join('-');
    const mind = policy(LEVEL, { seed: id });
    const session = beginSession(library, {
      id,
      started: 0,
      setup: { mode, heroes: [...seats], seed: id },
      players: seats.map((_, seat) => (seat === 0 ? person() : computer(LEVEL))),
      askWhen: 'always',
    });
    while (session.game.result === null) {
      const { asked, ask } = session.game;
      if (asked === 0 && !found.has(ask))
        found.set(ask, JSON.stringify(storeSession({ ...session, id: `asks-${ask}` }, 0)));
      playChoice(session, mind.choose(session.game));
    }
  };
  for (const seats of DUELS) search('duel', seats);
  search('koth', HILL);
  return found;
};
