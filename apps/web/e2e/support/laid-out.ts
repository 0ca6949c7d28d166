// A game with everything where a test wants it, as the browser would keep it: whoever looks sits first and has their first Main
// Phase before them.

import { compile, layOut, type Position, save } from '@mad-king/engine';
import { heroes as all, sharedCards } from '@mad-king/heroes';
import { computer, person } from '../../src/state/players.ts';
import type { StoredGame } from '../../src/state/saves.ts';

/** To be remembered as `game.<id>` and opened at `game/<id>`. */
export const laidOut = (id: string, position: Position): StoredGame => {
  const heroes = position.seats.map(({ hero }) => hero);
  const library = compile({ heroes: all.filter((hero) => heroes.includes(hero.id)), sharedCards });
  return {
    format: 1,
    id,
    started: 0,
    updated: 0,
    setup: { mode: position.mode, heroes, seed: id, first: 0 },
    players: heroes.map((_, seat) => (seat === 0 ? person() : computer('squire'))),
    askWhen: heroes.map(() => 'affected'),
    choices: [],
    rules: null,
    game: save(layOut(library, position)),
  } as StoredGame;
};
