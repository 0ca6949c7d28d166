// Results from elsewhere, with which a matrix is compared: a CSV of heroes or of pairs of heroes, games and wins.

import type { Library } from '@mad-king/engine';
import { UserError } from '../command.ts';
import { readText } from '../files.ts';
import { readHero } from '../line-up.ts';
import { spearman } from '../spearman.ts';
import type { Summary } from './summary.ts';

export interface Outside {
  hero: string;
  /** Null: over all opponents. */
  opponent: string | null;
  games: number;
  wins: number;
}

const HEADERS = ['hero,games,wins', 'hero,opponent,games,wins'];

const isNote = (line: string): boolean => line.trim() === '' || line.startsWith('#');

/** Spreadsheets begin their files with a mark of the order of bytes. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** A whole number, or NaN. */
const countIn = (cell: string): number => (/^\d+$/.test(cell) ? Number(cell) : Number.NaN);

/** `name`: of the file, for who reads what is wrong with it. */
export const readOutside = (installed: Library, name: string, text: string): Outside[] => {
  const lines = withoutMark(text)
    .split(/\r?\n/)
    .map((line, i) => ({ line, place: `"${name}", line ${i + 1}` }));
  const [header, ...rows] = lines.filter(({ line }) => !isNote(line));
  const words = header?.line.replaceAll(' ', '') ?? '';
  if (!HEADERS.includes(words))
    throw new UserError(`"${name}" must begin with ${HEADERS.join(' or ')}, not "${header?.line ?? ''}"`);
  const isOfPairs = words === HEADERS[1];
  if (rows.length === 0) throw new UserError(`"${name}" holds no results after its header`);
  const told = new Map<string, Outside>();
  for (const { line, place } of rows) {
    const cells = line.split(',').map((cell) => cell.trim());
    const [games, wins] = cells.slice(-2).map(countIn);
    if (cells.length !== words.split(',').length || !(games > 0) || !(wins >= 0 && wins <= games))
      throw new UserError(
        `${place}: expected ${words} in whole numbers, with wins from 0 to games, not "${line}"`,
      );
    const [hero, opponent] = cells.slice(0, -2).map((id) => heroAt(installed, place, id));
    if (hero === opponent) throw new UserError(`${place}: ${hero} against itself tells nothing`);
    const row = oneSide({ hero, opponent: isOfPairs ? opponent : null, games, wins });
    const who = row.opponent === null ? row.hero : `${row.hero} against ${row.opponent}`;
    const before = told.get(who);
    if (before !== undefined && (before.games !== row.games || before.wins !== row.wins))
      throw new UserError(`${place}: ${who} has been told otherwise before`);
    told.set(who, row);
  }
  return [...told.values()];
};

/** A pair may be told from both sides; it is kept from that of the hero who comes first, and counts once. */
const oneSide = (row: Outside): Outside =>
  row.opponent === null || row.hero < row.opponent
    ? row
    : { hero: row.opponent, opponent: row.hero, games: row.games, wins: row.games - row.wins };

/** How often each hero wins over all opponents, by a file of heroes. */
export const readPeople = (installed: Library, file: string): Map<string, number> =>
  new Map(readOutside(installed, file, readText(file)).map(({ hero, games, wins }) => [hero, wins / games]));

const heroAt = (installed: Library, place: string, id: string): string => {
  try {
    return readHero(installed, id);
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${place}: ${error.message}`) : error;
  }
};

interface Difference {
  /** A hero, or "hero opponent". */
  who: string;
  here: number;
  there: number;
}

interface Comparison {
  /** How many heroes, or pairs, both know. */
  n: number;
  /** Null: too few for one. */
  spearman: number | null;
  /** The largest first. */
  differences: Difference[];
}

export interface Compared {
  heroes: Comparison;
  /** Only if the other results tell pairs. */
  pairs: Comparison | null;
}

/** Two of anything are always in order or out of it. */
export const FEWEST = 3;

/** What is told of these heroes: not how they fare against others, who are not played here. */
const among = (heroes: readonly string[], told: readonly Outside[]): Outside[] => {
  const isPlayed = (id: string | null): boolean => id === null || heroes.includes(id);
  return told.filter(({ hero, opponent }) => isPlayed(hero) && isPlayed(opponent));
};

/** How many of these heroes the other results tell of. */
export const inCommon = (heroes: readonly string[], told: readonly Outside[]): number =>
  new Set(among(heroes, told).flatMap(({ hero, opponent }) => [hero, opponent ?? hero])).size;

const compare = (both: readonly Difference[]): Comparison => ({
  n: both.length,
  spearman:
    both.length < FEWEST
      ? null
      : spearman(
          both.map(({ here }) => here),
          both.map(({ there }) => there),
        ),
  differences: [...both].sort((a, b) => Math.abs(b.here - b.there) - Math.abs(a.here - a.there)),
});

export const compareWith = ({ heroes, pairs }: Summary, told: readonly Outside[]): Compared => {
  const outside = among(
    heroes.map(({ id }) => id),
    told,
  );
  const ofPairs = outside.filter(({ opponent }) => opponent !== null);
  const rateOf = (hero: string): number | null => {
    let games = 0;
    let wins = 0;
    for (const row of outside) {
      if (row.hero === hero) wins += row.wins;
      else if (row.opponent === hero) wins += row.games - row.wins;
      else continue;
      games += row.games;
    }
    return games === 0 ? null : wins / games;
  };
  const both = heroes.flatMap(({ id, rate }): Difference[] => {
    const there = rateOf(id);
    return there === null ? [] : [{ who: id, here: rate, there }];
  });
  const bothPairs = pairs.flatMap(({ a, b, rate }): Difference[] =>
    ofPairs.flatMap(({ hero, opponent, games, wins }): Difference[] => {
      if (hero === a && opponent === b) return [{ who: `${a} ${b}`, here: rate, there: wins / games }];
      if (hero === b && opponent === a) return [{ who: `${a} ${b}`, here: rate, there: 1 - wins / games }];
      return [];
    }),
  );
  return { heroes: compare(both), pairs: ofPairs.length === 0 ? null : compare(bothPairs) };
};
