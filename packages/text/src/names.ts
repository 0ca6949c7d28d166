// Names put together and taken apart: official ones and our own, and those of each hero.

import type { Hero } from '@mad-king/language';
import type { Names } from './language.ts';

export const noNames = (): Names => ({ heroes: {}, abilities: {}, cards: {}, tokens: {}, symbols: {} });

export const addNames = (names: Names, more: Partial<Names>): void => {
  for (const of of Object.keys(names) as (keyof Names)[]) Object.assign(names[of], more[of]);
};

/** What has two names keeps the later one. */
export const withNames = (...parts: readonly Partial<Names>[]): Names => {
  const names = noNames();
  for (const part of parts) addNames(names, part);
  return names;
};

/** The names that stand on a hero's board, cards and leaflet, by hero; what belongs to nobody alone is `shared`. */
export const namesByHero = (
  names: Names,
  heroes: readonly Hero[],
): { shared: Partial<Names>; own: Record<string, Partial<Names>> } => {
  const those = (of: keyof Names, test: (key: string) => boolean): Record<string, string> =>
    Object.fromEntries(Object.entries(names[of]).filter(([key]) => test(key)));
  const own = heroes.map(({ id, tokens }): [string, Partial<Names>] => {
    const isOwn = (key: string): boolean => key.startsWith(`${id}.`);
    return [
      id,
      {
        abilities: those('abilities', isOwn),
        cards: those('cards', isOwn),
        tokens: those('tokens', (key) => tokens.some((token) => token.id === key)),
        symbols: those('symbols', isOwn),
      },
    ];
  });
  return {
    shared: { heroes: names.heroes, cards: those('cards', (key) => !key.includes('.')) },
    own: Object.fromEntries(own),
  };
};
