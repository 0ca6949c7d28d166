// `lab fuzz`: random legal play of random line-ups under every invariant.

import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, writeRecord } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { MODES } from '@mad-king/language';
import { Fault, playChecked } from '../checked-game.ts';
import { type Command, UserError } from '../command.ts';
import { readHeroes } from '../line-up.ts';
import { progress } from '../progress.ts';
import { diceOf } from '../random-play.ts';
import { randomSetup } from '../random-setup.ts';

/** In one game of so many somebody gives up, about once in so many decisions. */
const GAMES_WITH_CONCESSIONS = 4;
const CONCESSIONS = 150;
/** In one of so many chance is keyed, as at tables online. */
const KEYED = 3;

export const fuzz: Command = {
  usage: '[--games N] [--seed S] [--mode duel] [--heroes a,b,c] [--pairs]',
  summary: 'play random games and check in each that the rules hold together',
  options: {
    games: { value: 'N', help: 'how many games (100)' },
    seed: { value: 'S', help: 'any text; the same seed gives the same games (1)' },
    mode: { value: 'M', help: `${MODES.join(', ')} (duel)` },
    heroes: { value: 'LIST', help: 'heroes to choose from, separated by commas (all)' },
    pairs: { help: 'duels: every hero against every other, N games each' },
  },
  run(args) {
    const installed = compile(content);
    const games = args.number('games', 100, 1);
    const seed = args.text('seed', '1');
    const mode = args.oneOf('mode', MODES, 'duel');
    const heroes = readHeroes(installed, args.text('heroes', 'all'));
    const pairs = args.has('pairs') ? pairsOf(heroes) : [heroes];
    if (args.has('pairs') && mode !== 'duel') throw new UserError('--pairs goes with --mode duel');
    let decisions = 0;
    let longest = 0;
    const total = games * pairs.length;
    const bar = progress(`fuzz ${mode}`, total);
    for (let i = 0; i < total; i++) {
      const dice = diceOf(`${seed}/${i}/choices`);
      const setup = randomSetup(dice, mode, pairs[i % pairs.length], `${seed}/${i}`);
      if (i % KEYED === 0) setup.random = 'keyed';
      const concessions = dice(GAMES_WITH_CONCESSIONS) === 0 ? CONCESSIONS : 0;
      try {
        const checked = playChecked(installed, setup, dice, { concessions });
        decisions += checked.decisions;
        longest = Math.max(longest, checked.decisions);
      } catch (error) {
        bar.end();
        throw error instanceof Fault ? new UserError(describe(error, i)) : error;
      }
      bar.at(i + 1);
    }
    bar.end();
    return {
      json: { games: total, mode, seed, decisions, longest, failures: 0 },
      text: `${total} games of ${mode}, ${decisions} decisions, the longest game ${longest}: all invariants hold`,
    };
  },
};

const pairsOf = (heroes: readonly string[]): string[][] =>
  heroes.flatMap((a, i) => heroes.slice(i + 1).map((b) => [a, b]));

/** What is needed to see it again: the record can be replayed up to the fault. */
const describe = (fault: Fault, game: number): string => {
  const { mode, seed, heroes } = fault.setup;
  const file = join(tmpdir(), `mad-king-fuzz-${mode}-${seed.replace(/\W+/g, '-')}.txt`);
  writeFileSync(file, writeRecord(fault.record));
  const where = `game ${game} (${mode}, seed ${seed}, ${heroes.join(', ')}), decision ${fault.decision}`;
  return `${where}: ${fault.message}; the record so far is in ${file}`;
};
