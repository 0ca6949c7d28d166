// What is made once for a library, however many games are played with it.

import type { Library } from '@mad-king/engine';

/** Something made once per library: all games of a library share its list of cards. */
export const perLibrary = <T>(make: (library: Library) => T): ((library: Library) => T) => {
  const known = new WeakMap<object, T>();
  // Nearly always it is the same library again, and estimates ask all the time.
  let latest: { cards: object; made: T } | null = null;
  return (library) => {
    const { cards } = library;
    if (latest !== null && latest.cards === cards) return latest.made;
    const made = known.get(cards) ?? make(library);
    known.set(cards, made);
    latest = { cards, made };
    return made;
  };
};
