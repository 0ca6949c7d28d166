// Results from elsewhere, with which a matrix is compared: a CSV of heroes or of pairs of heroes, games and wins.

import type { Library } from '@mad-king/engine';
import { UserError } from '../command.ts';
import { readText } from '../files.ts';
import { readHero } from '../line-up.ts';
import { spearman } from '../spearman.ts';
import type { Summary } from './summary.ts';

interface Outside {
  hero: string;
  /** Null: over all opponents. */
  opponent: string | null;
  games: number;
  wins: number;
}

const HEADERS = ['hero,games,wins', 'hero,opponent,games,wins'];

const isNote = (line: string): boolean => line.trim() === '' || line.startsWith('#');

/** `name`: of the file, for who reads what is wrong with it. */
export const readOutside = (installed: Library, name: string, text: string): Outside[] => {
  const lines = text.split(/\r?\n/).map((line, i) => ({ line, place: `"${name}", line ${i + 1}` }));
  const [header, ...rows] = lines.filter(({ line }) => !isNote(line));
  const words = header?.line.replaceAll(' ', '') ?? '';
  if (!HEADERS.includes(words))
    throw new UserError(`"${name}" must begin with ${HEADERS.join(' or ')}, not "${header?.line ?? ''}"`);
  const isOfPairs = words === HEADERS[1];
  if (rows.length === 0) throw new UserError(`"${name}" holds no results after its header`);
  return rows.map(({ line, place }) => {
    const cells = line.split(',').map((cell) => cell.trim());
    const [games, wins] = cells.slice(-2).map(Number);
    if (cells.length !== words.split(',').length || !(games > 0) || !(wins >= 0 && wins <= games))
      throw new UserError(`${place}: expected ${words} with wins from 0 to games, not "${line}"`);
    const [hero, opponent] = cells.slice(0, -2).map((id) => heroAt(installed, place, id));
    return { hero, opponent: isOfPairs ? opponent : null, games, wins };
  });
};

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
  spearman: number;
  /** The largest first. */
  differences: Difference[];
}

export interface Compared {
  heroes: Comparison;
  /** Only if the other results tell pairs. */
  pairs: Comparison | null;
}

const compare = (both: readonly Difference[]): Comparison => ({
  n: both.length,
  spearman: spearman(
    both.map(({ here }) => here),
    both.map(({ there }) => there),
  ),
  differences: [...both].sort((a, b) => Math.abs(b.here - b.there) - Math.abs(a.here - a.there)),
});

export const compareWith = ({ heroes, pairs }: Summary, outside: readonly Outside[]): Compared => {
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
