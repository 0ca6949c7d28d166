// Fair games to test with, with chance that is the same in every run.

import { type Game, type GameEvent, type GameRecord, newRecord, note, play, start } from '@mad-king/engine';
import { below, seedWords } from '@mad-king/engine/inside';
import * as rules from '@mad-king/rules';
import {
  commitmentOf,
  fairRecord,
  fairSetup,
  newKey,
  type Share,
  type Shown,
  type Table,
  type Throw,
  throwsOf,
} from '../src/index.ts';

export { rules };

export const keyOf = (name: string): string => {
  const state = seedWords(name);
  return newKey((bytes) => bytes.set(Array.from(bytes, () => below(state, 256))));
};

export const shareOf = (name: string): Share => ({
  commitment: commitmentOf(keyOf(name)),
  nonce: keyOf(name),
});

export const TABLE: Table = { mode: 'duel', heroes: ['barbarian', 'paladin'] };

export interface Played {
  game: Game;
  secret: string;
  shown: Shown;
  /** What a page at the table remembers. */
  seen: Shown & { throws: Throw[] };
  record: GameRecord;
}

/** A game of random choices, to its end or for some choices. */
export const playFair = (name: string, table: Table = TABLE, most = Number.POSITIVE_INFINITY): Played => {
  const secret = keyOf(`${name} secret`);
  const shown = {
    commitment: commitmentOf(secret),
    shares: table.heroes.map((_, seat) => shareOf(`${name} ${seat}`)),
  };
  const setup = fairSetup(table, rules.rulesMark(rules.library, table.heroes), secret, shown.shares);
  const begun: GameEvent[] = [];
  const game = start(rules.library, setup, begun);
  const throws = throwsOf(begun, 0, 0);
  const record = newRecord(rules.library, setup);
  const dice = seedWords(`${name} choices`);
  while (game.result === null && record.choices.length < most) {
    const chosen = game.choices[below(dice, game.choices.length)];
    note(record, game, chosen);
    const events: GameEvent[] = [];
    const { turn } = game;
    play(game, game.asked, chosen, events);
    throws.push(...throwsOf(events, record.choices.length, turn));
  }
  return {
    game,
    secret,
    shown,
    seen: { ...shown, throws },
    record: fairRecord(record, rules, secret, shown),
  };
};
