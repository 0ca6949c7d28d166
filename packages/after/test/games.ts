// Whole games between squires, for tests.

import { policy } from '@mad-king/ai';
import { compile, type GameRecord, newRecord, note, play, type Setup, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import type { Mode } from '@mad-king/language';

export const library = compile(content);

const SEATS: Record<Mode, number> = { duel: 2, '2v2': 4, '3v3': 6, '2v2v2': 6, koth: 4 };

/** Heroes differ from seed to seed. */
export const setupOf = (mode: Mode, seed: number): Setup => {
  const ids = library.heroes.map(({ id }) => id);
  const heroes = Array.from({ length: SEATS[mode] }, (_, seat) => ids[(seed * 7 + seat * 5) % ids.length]);
  return { mode, heroes, seed: `after ${seed}` };
};

export const playedBySquires = (setup: Setup): GameRecord => {
  const g = start(library, setup);
  const record = newRecord(library, setup);
  const squire = policy('squire', { seed: setup.seed });
  while (g.result === null) {
    const chosen = squire.choose(g);
    note(record, g, chosen);
    play(g, g.asked, chosen);
  }
  return record;
};
