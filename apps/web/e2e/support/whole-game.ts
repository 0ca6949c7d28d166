// A game between squires, from beginning to end, and the link that holds it.

import { codeOf } from '@mad-king/after/link';
import { policy } from '@mad-king/ai';
import { compile, type GameRecord, newRecord, note, play, type Setup, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';

export const wholeGame = (setup: Setup): GameRecord => {
  const library = compile(content);
  const game = start(library, setup);
  const record = newRecord(library, setup);
  const squire = policy('squire', { seed: setup.seed });
  while (game.result === null) {
    const choice = squire.choose(game);
    note(record, game, choice);
    play(game, game.asked, choice);
  }
  return record;
};

/** Where the page shows it: what stands after `#/`. */
export const watchAddress = async (record: GameRecord): Promise<string> => `watch/${await codeOf(record)}`;
