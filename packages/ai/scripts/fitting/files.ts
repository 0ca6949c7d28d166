// The files in which fitted values stand: one with every hero, one for what belongs to nobody alone.

import { readFileSync, writeFileSync } from 'node:fs';
import { heroes } from '@mad-king/heroes';
import type { Values } from '@mad-king/language';
import { featuresOf } from '../../src/estimate/features.ts';
import { type Fitted, fittedOf, inFull, type Sort, type TableValues } from '../../src/estimate/fitted.ts';
import { lib, rounded } from './games.ts';

const SHARED = new URL('../../src/data/values.json', import.meta.url);
const fileOf = (hero: string): URL => new URL(`../../../heroes/src/${hero}/values.json`, import.meta.url);
const read = (file: URL): Values => JSON.parse(readFileSync(file, 'utf8'));

/** What stands in the files now, which may be more than what was there when the program started. */
export const readFitted = (): Fitted =>
  fittedOf(
    heroes.map(({ id }) => ({ id, values: read(fileOf(id)) })),
    read(SHARED),
  );

export const readTables = (): TableValues => (read(SHARED) as Values & { tables: TableValues }).tables;

/** Whose a name is: nobody's if it stands on several leaflets. */
const ownerOf = (name: string): string => {
  const [, token] = /^(?:token|some) (.+)$/.exec(name) ?? /^use (.+)\//.exec(name) ?? [];
  if (token === undefined) return heroes.find(({ id }) => name.startsWith(`${id}: `))?.id ?? '';
  const owners = heroes.filter(({ tokens }) => tokens.some(({ id }) => id === token));
  return owners.length === 1 ? owners[0].id : '';
};

const features = featuresOf(lib);
const order = new Map(features.map(({ name }, i) => [name, i]));
const place = (name: string): number => order.get(name) ?? order.size;

/** The mean of everything of a sort that has been met; of cards only of those that belong to heroes. */
const averagesOf = (positions: Fitted['positions']): Record<Sort, number[]> => {
  const sums = new Map<Sort, number[]>();
  for (const { name, sort } of features) {
    const [late, early] = positions.get(name) ?? [0, 0];
    const isSharedCard = name.startsWith('card ') || name.startsWith('in play ');
    if (sort === null || isSharedCard || (late === 0 && early === 0)) continue;
    const [n, a, b] = sums.get(sort) ?? [0, 0, 0];
    sums.set(sort, [n + 1, a + late, b + early]);
  }
  const means = [...sums].map(([sort, [n, a, b]]) => [sort, [rounded(a / n), rounded(b / n)]]);
  return Object.fromEntries(means);
};

const lines = (part: object): string => {
  const entries = Object.entries(part).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value).replaceAll(',', ', ')}`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n  }`;
};

const write = (file: URL, parts: Record<string, object>): void => {
  const written = Object.entries(parts).map(([name, part]) => `  ${JSON.stringify(name)}: ${lines(part)}`);
  writeFileSync(file, `{\n${written.join(',\n')}\n}\n`);
};

export const writeFitted = ({ positions, rows, deeds }: Fitted, tables: TableValues): void => {
  /** What belongs to an owner, under the names its own file uses. */
  const of = <T>(owner: string, part: Map<string, T>, byOrder = false): Record<string, T> => {
    const own = [...part].filter(([name]) => ownerOf(name) === owner);
    own.sort(([a], [b]) => (byOrder ? place(a) - place(b) : a < b ? -1 : 1));
    const short = (name: string): string =>
      inFull(owner, name) === name ? name : name.slice(owner.length + 2);
    return Object.fromEntries(own.map(([name, value]) => [owner === '' ? name : short(name), value]));
  };
  const partsOf = (owner: string) => ({
    positions: of(owner, positions, true),
    rows: of(owner, rows),
    deeds: of(owner, deeds),
  });
  for (const { id } of heroes) write(fileOf(id), partsOf(id));
  write(SHARED, {
    averages: averagesOf(positions),
    tables,
    ...partsOf(''),
  });
};
