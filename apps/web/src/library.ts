// The heroes of a game compiled, loaded one by one: a game needs no others than its own.

import { compile, type Library } from '@mad-king/engine';
import { loadHero, sharedCards } from '@mad-king/heroes/registry';

/** The library of some heroes; of the same ones it is the same as last time. */
export const loadLibrary = (ids: readonly string[]): Promise<Library> => {
  const key = [...new Set(ids)].sort().join(' ');
  if (last?.key !== key) {
    const library = Promise.all(key.split(' ').map(loadHero)).then((heroes) =>
      compile({ heroes, sharedCards }),
    );
    last = { key, library };
    // What could not be loaded may be loaded next time.
    library.catch(() => {
      if (last?.library === library) last = null;
    });
  }
  return last.library;
};
let last: { key: string; library: Promise<Library> } | null = null;
