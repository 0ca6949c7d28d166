// Fitted values by name. What belongs to one hero stands with the hero (values.json in its folder), the rest in data/values.json. A
// name that begins with a hero, "monk: card palm-strike", is a thing of that hero; tokens and their uses are called by their ids
// alone, whoever has them on their leaflet.

import type { Library } from '@mad-king/engine';
import type { Hero, Token, Values } from '@mad-king/language';
import general from '../data/values.json' with { type: 'json' };

export const named = (hero: string, name: string): string => (hero === '' ? name : `${hero}: ${name}`);

const OF_TOKEN = /^(?:token|some) |^use .+\//;

/** Names in the values of a hero need not say whose they are. */
export const inFull = (hero: string, name: string): string =>
  OF_TOKEN.test(name) ? name : named(hero, name);

/** Kinds of things whose worth is known on average, for those that nobody has met in games yet. */
export type Sort = 'card' | 'upgrade' | 'in play' | `${'token' | 'some'} ${Token['kind']}`;
const AVERAGES: Readonly<Record<Sort, readonly number[]>> = general.averages;
const NOTHING: readonly number[] = [0, 0];

export const averageOf = (sort: Sort | null): readonly number[] => (sort === null ? NOTHING : AVERAGES[sort]);

/** How much things count at tables other than that of a duel, by table: health, turns, goods, heroes. */
export type TableValues = Readonly<Record<string, readonly number[]>>;
export const TABLE_VALUES: TableValues = general.tables;

export interface Fitted {
  positions: Map<string, readonly number[]>;
  rows: Map<string, number>;
  deeds: Map<string, number>;
}

export const fittedOf = (
  heroes: readonly Pick<Hero, 'id' | 'values'>[],
  shared: Values = general,
): Fitted => {
  const gather = <T>(part: (values: Values) => Readonly<Record<string, T>>): Map<string, T> =>
    new Map([
      ...Object.entries(part(shared)),
      ...heroes.flatMap(({ id, values }) =>
        Object.entries(values === undefined ? {} : part(values)).map(([name, value]): [string, T] => [
          inFull(id, name),
          value,
        ]),
      ),
    ]);
  return {
    positions: gather(({ positions }) => positions),
    rows: gather(({ rows }) => rows),
    deeds: gather(({ deeds }) => deeds),
  };
};

export const fittedIn = ({ heroes }: Library): Fitted => fittedOf(heroes.map(({ hero }) => hero));
