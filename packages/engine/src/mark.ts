// A mark of the rules: it changes whenever the same choices could lead elsewhere. Saved games and records carry it.

import type { Hero } from '@mad-king/language';
import type { Library } from './cast/cast.ts';
import { sha256 } from './sha256.ts';

/** Goes up by one whenever the rules change while heroes and cards stay as they are. */
const RULES = 3;

/** How a hero is called, looks, is told and judged makes no difference to a game. */
const NO_MATTER = new Set([
  'name',
  'box',
  'complexity',
  'colour',
  'src',
  'levelSrc',
  'families',
  'keywords',
  'values',
  'style',
  'spell',
  'activation',
  'named',
]);

const written = (part: unknown): string =>
  JSON.stringify(part, (key, value) => (NO_MATTER.has(key) ? undefined : value));

const DIGITS = 32;

/** The part of a library that all games with these heroes depend on. */
const markOf = (library: Library, heroes: readonly Hero[]): string => {
  const shared = library.cards.filter(({ hero }) => hero === '').map(({ card }) => card);
  return sha256(written([RULES, shared, heroes])).slice(0, DIGITS);
};

const marks = new WeakMap<Library['heroes'], Map<string, string>>();

/** The mark of games with these heroes: the same with any library that has them. */
export const rulesMark = (library: Library, ids: readonly string[]): string => {
  const known = marks.get(library.heroes) ?? new Map<string, string>();
  marks.set(library.heroes, known);
  const key = [...new Set(ids)].sort().join(' ');
  const mark =
    known.get(key) ??
    markOf(
      library,
      library.heroes.filter(({ id }) => ids.includes(id)).map(({ hero }) => hero),
    );
  known.set(key, mark);
  return mark;
};

/** The mark of a whole library: a saved game refers to its parts by their index. */
export const contentMark = (library: Library): string =>
  rulesMark(
    library,
    library.heroes.map(({ id }) => id),
  );
