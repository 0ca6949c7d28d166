// Fits what things are worth by self-play of instinct, and writes it to where it belongs: values.json with every hero, and
// src/data/values.json.
//
//   npx node scripts/fit.ts positions [--games 60000] [--seed fit] [--share 0.5]
//   npx node scripts/fit.ts tables [--games 8000] [--seed fit]
//   npx node scripts/fit.ts strengths [--games 20000] [--seed fit]
//   npx node scripts/fit.ts middle [--games 12000] [--seed fit]
//   npx node scripts/fit.ts rows [--games 5000] [--seed fit]
//   npx node scripts/fit.ts deeds [--games 1000] [--seed fit]
//   npx node scripts/fit.ts prices [--hero thor,huntress] [--games 480] [--seed fit]
//   npx node scripts/fit.ts wins [--hero shadow-thief,shared] [--games 6000] [--seed fit]
//
// Positions: what things are worth, from games of all modes, and tables. Tables: how much health, turns, goods and heroes count
// where more than two play. Strengths: what heroes are worth in duels where all else is known; chances to win need that anew
// when a hero is played better. Middle: what upgrades and tokens are worth, from games that begin with some of them by lot.
// Prices: what a hero's tokens should be thought to be worth for it to win more games; wins: what estimates of its rows, cards
// and uses should have missed for that ("shared": what the cards of every deck are worth, played and held); both kept only
// where they do so in other games, against opponents who think as before. Fits of other games differ by luck: a new one of
// positions or tables counts for its share, what was there for the rest.
// Instinct plays by these values itself, so better ones make better games: run all, and again, as long as the players that
// result beat those before (lab ladder).

import { parseArgs } from 'node:util';
import { heroes } from '@mad-king/heroes';
import type { TableValues } from '../src/estimate/fitted.ts';
import { stop, wholeNumber } from './arguments.ts';
import { fitDeeds } from './fitting/deeds.ts';
import { readFitted, readTables, writeFitted } from './fitting/files.ts';
import { rounded, sourceOf } from './fitting/games.ts';
import { fitMiddle } from './fitting/middle.ts';
import { fitPositions, fitStrengths, fitTables } from './fitting/positions.ts';
import { fitPrices } from './fitting/prices.ts';
import { fitRows } from './fitting/rows.ts';
import { fitWins, SHARED } from './fitting/wins.ts';

const GAMES = {
  positions: 60000,
  tables: 8000,
  strengths: 20000,
  middle: 12000,
  rows: 5000,
  deeds: 1000,
  prices: 480,
  wins: 6000,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: 'fit' },
    hero: { type: 'string' },
    share: { type: 'string', default: '0.5' },
  },
});
const partOf = (text: string | undefined): keyof typeof GAMES =>
  text !== undefined && text in GAMES
    ? (text as keyof typeof GAMES)
    : stop('Say what to fit: positions, tables, strengths, middle, rows, deeds, prices or wins.');
const what = partOf(positionals[0]);
const games = values.games === undefined ? GAMES[what] : wholeNumber('games', values.games);
const share = Number(values.share);
if (!(share > 0 && share <= 1)) stop(`--share must be above 0 and at most 1, not "${values.share}".`);

/** Heroes that are named, or all of them. */
const heroesOf = (text: string | undefined, more: readonly string[] = []): string[] => {
  const all = [...heroes.map(({ id }) => id), ...more];
  const wanted = text?.split(',') ?? all;
  const unknown = wanted.find((id) => !all.includes(id));
  return unknown === undefined ? wanted : stop(`--hero must be some of ${all.join(', ')}, not "${unknown}".`);
};

type Positions = Map<string, readonly number[]>;

/** The mean of two fits. What is new counts in full; what was not met again fades. */
const blended = (before: Positions, after: Positions): Positions =>
  new Map(
    [...new Set([...after.keys(), ...before.keys()])].map((name) => {
      const now = after.get(name) ?? [0, 0];
      const old = before.get(name) ?? now;
      const values = now.map((x, i) => rounded(share * x + (1 - share) * old[i]));
      return [name, values];
    }),
  );

const blendedTables = (before: TableValues, after: TableValues): TableValues =>
  Object.fromEntries(
    Object.entries(after).map(([name, now]) => {
      const old = before[name] ?? now;
      return [name, now.map((x, i) => rounded(share * x + (1 - share) * old[i]))];
    }),
  );

const data = readFitted();
const source = sourceOf(games, values.seed);
let tables = readTables();
if (what === 'positions') {
  const found = fitPositions(source, tables);
  data.positions = blended(data.positions, found.positions);
  tables = blendedTables(tables, found.tables);
} else if (what === 'tables') tables = blendedTables(tables, fitTables(source, data.positions));
else if (what === 'strengths')
  for (const [name, strength] of fitStrengths(source, data.positions)) data.positions.set(name, strength);
else if (what === 'middle') fitMiddle(source, data);
else if (what === 'prices')
  for (const id of heroesOf(values.hero))
    console.error(`${id}: ${fitPrices(id, games, values.seed, data.positions).join(', ') || 'nothing seen'}`);
else if (what === 'wins')
  for (const id of heroesOf(values.hero, [SHARED])) {
    const { before, after, accepted } = fitWins(id, games, values.seed, data);
    const told = [before, after].map((part) => `${(100 * part).toFixed(1)} %`).join(' -> ');
    console.error(`${id}: ${told}, ${accepted ? 'kept' : 'left as it was'}`);
  }
else if (what === 'rows') data.rows = fitRows(source, data.rows);
else data.deeds = fitDeeds(source, data.deeds);
writeFitted(data, tables);
