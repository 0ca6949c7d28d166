// Fits what things are worth (src/data/values.json) by self-play of instinct.
//
//   node scripts/fit.ts positions [--games 60000] [--seed fit] [--share 0.5]
//   node scripts/fit.ts rows [--games 5000] [--seed fit]
//   node scripts/fit.ts deeds [--games 1000] [--seed fit]
//
// Fits of other games differ by luck: a new one counts for its share, what was there for the rest.
// Instinct plays by these values itself, so better ones make better games: run all, and again, as long as the players that
// result beat those before (lab ladder).

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stop, wholeNumber } from './arguments.ts';
import { fitDeeds } from './fitting/deeds.ts';
import { type Fitted, rounded, sourceOf } from './fitting/games.ts';
import { fitPositions } from './fitting/positions.ts';
import { fitRows } from './fitting/rows.ts';

interface Data {
  positions: Record<string, readonly number[]>;
  rows: Fitted;
  deeds: Fitted;
}

const FILE = new URL('../src/data/values.json', import.meta.url);
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

/** The mean of two fits; what only one of them knows is 0 in the other. */
const blended = (before: Data['positions'], after: Data['positions']): Data['positions'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(after), ...Object.keys(before)])].map((name) => {
      const old = before[name] ?? [0, 0];
      const values = (after[name] ?? [0, 0]).map((x, i) => rounded(share * x + (1 - share) * old[i], 4));
      return [name, values];
    }),
  );

const lines = (part: object): string => {
  const entries = Object.entries(part).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return entries.join(',\n');
};

const sorted = (part: Fitted): Fitted =>
  Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));

const written = ({ positions, rows, deeds }: Data): string =>
  `{\n  "positions": {\n${lines(positions)}\n  },\n  "rows": {\n${lines(sorted(rows))}\n  },\n  "deeds": {\n${lines(sorted(deeds))}\n  }\n}\n`;

const data: Data = JSON.parse(readFileSync(FILE, 'utf8'));
const source = sourceOf(games, values.seed);
if (what === 'positions') data.positions = blended(data.positions, fitPositions(source));
else if (what === 'rows') data.rows = fitRows(source, data.rows);
else data.deeds = fitDeeds(source, data.deeds);
writeFileSync(FILE, written(data));
