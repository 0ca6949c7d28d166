// The heroes of a game compiled, loaded one by one: a game needs no others than its own. Those of another release come with its rules.

import { compile, type Library } from '@mad-king/engine';
import { loadHero, sharedCards } from '@mad-king/heroes/registry';
import { loadRules, type Rules } from '@mad-king/rules/load';

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

export const rulesOfRelease = (mark: string): Promise<Rules> => loadRules(`/rules/${mark}.js`, mark);

/** What a release says of some heroes, in the order in which a server compiles them: a state refers to their parts by index. */
export const contentFrom = ({ content }: Rules, ids: readonly string[]): Rules['content'] => ({
  heroes: content.heroes.filter(({ id }) => ids.includes(id)).sort((a, b) => (a.id < b.id ? -1 : 1)),
  sharedCards: content.sharedCards,
});

/** The library of some heroes, of another release if it is named: for this engine, which plays them alike if their mark is the same. */
export const libraryFrom = async (ids: readonly string[], release?: string): Promise<Library> =>
  release === undefined ? loadLibrary(ids) : compile(contentFrom(await rulesOfRelease(release), ids));
