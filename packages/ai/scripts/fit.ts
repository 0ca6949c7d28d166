// Fits what things are worth by self-play of instinct, and writes it to where it belongs: values.json with every hero, and
// src/data/values.json.
//
//   node scripts/fit.ts positions [--games 60000] [--seed fit] [--share 0.5]
//   node scripts/fit.ts rows [--games 5000] [--seed fit]
//   node scripts/fit.ts deeds [--games 1000] [--seed fit]
//
// Fits of other games differ by luck: a new one counts for its share, what was there for the rest.
// Instinct plays by these values itself, so better ones make better games: run all, and again, as long as the players that
// result beat those before (lab ladder).

import { parseArgs } from 'node:util';
import { stop, wholeNumber } from './arguments.ts';
import { fitDeeds } from './fitting/deeds.ts';
import { readFitted, writeFitted } from './fitting/files.ts';
import { rounded, sourceOf } from './fitting/games.ts';
import { fitPositions } from './fitting/positions.ts';
import { fitRows } from './fitting/rows.ts';

const GAMES = { positions: 60000, rows: 5000, deeds: 1000 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: 'fit' },
    share: { type: 'string', default: '0.5' },
  },
});
const partOf = (text: string | undefined): keyof typeof GAMES =>
  text === 'positions' || text === 'rows' || text === 'deeds'
    ? text
    : stop('Say what to fit: positions, rows or deeds.');
const what = partOf(positionals[0]);
const games = values.games === undefined ? GAMES[what] : wholeNumber('games', values.games);
const share = Number(values.share);
if (!(share > 0 && share <= 1)) stop(`--share must be above 0 and at most 1, not "${values.share}".`);

type Positions = Map<string, readonly number[]>;

/** The mean of two fits. What is new counts in full; what was not met again fades. */
const blended = (before: Positions, after: Positions): Positions =>
  new Map(
    [...new Set([...after.keys(), ...before.keys()])].map((name) => {
      const now = after.get(name) ?? [0, 0];
      const old = before.get(name) ?? now;
      const values = now.map((x, i) => rounded(share * x + (1 - share) * old[i], 4));
      return [name, values];
    }),
  );

const data = readFitted();
const source = sourceOf(games, values.seed);
if (what === 'positions') data.positions = blended(data.positions, fitPositions(source));
else if (what === 'rows') data.rows = fitRows(source, data.rows);
else data.deeds = fitDeeds(source, data.deeds);
writeFitted(data);
