// The rules a game is played with. A game keeps those it was started with: it names them by their mark.

import { compile, type Library, rulesMark } from '@mad-king/engine';
import { content } from '@mad-king/heroes';

/** Compiled heroes by which of them play, as the page compiles them: a state refers to their parts by index. */
const libraries = new Map<string, WeakRef<Library>>();

export const libraryOf = (ids: readonly string[]): Library => {
  const key = [...new Set(ids)].sort();
  const name = key.join(' ');
  const there = libraries.get(name)?.deref();
  if (there !== undefined) return there;
  const heroes = key.map((id) => {
    const hero = content.heroes.find((one) => one.id === id);
    if (hero === undefined) throw new Error(`there is no hero "${id}"`);
    return hero;
  });
  const library = compile({ heroes, sharedCards: content.sharedCards });
  libraries.set(name, new WeakRef(library));
  return library;
};

/** The library of a game of these rules; null if this server does not have them. */
export const libraryFor = (ids: readonly string[], mark: string): Library | null => {
  if (!ids.every((id) => content.heroes.some((hero) => hero.id === id))) return null;
  const library = libraryOf(ids);
  return rulesMark(library, ids) === mark ? library : null;
};
