// What heroes and their things are called in one language, put together from what is told of each hero.

import type { Lore, Names as NamesOfHero, Noun, SharedLore } from '@mad-king/language';

/** What has no name here keeps its English one. Keys: `hero`, `hero.ability`, `hero.card` or `card`, `token`, `hero.symbol`, `hero.phrase`. */
export interface Names {
  heroes: Record<string, string>;
  abilities: Record<string, string>;
  cards: Record<string, string>;
  tokens: Record<string, Noun>;
  symbols: Record<string, string>;
  /** Messages. */
  phrases: Record<string, string>;
}

/** `heroes`: those whose lore is known already; others can be added. */
export const namesOf = (shared: SharedLore, heroes: Readonly<Record<string, Lore>> = {}): Names => {
  const names: Names = { heroes: {}, abilities: {}, cards: {}, tokens: {}, symbols: {}, phrases: {} };
  for (const part of [shared.own, shared.official]) {
    Object.assign(names.cards, part?.cards);
    Object.assign(names.tokens, part?.tokens);
  }
  for (const [hero, lore] of Object.entries(heroes)) addLore(names, hero, lore);
  return names;
};

/** Adds what one more hero and its things are called. */
export const addLore = (names: Names, hero: string, { own, official, phrases }: Lore): void => {
  for (const part of [own, official]) if (part !== undefined) addNames(names, hero, part);
  Object.assign(names.phrases, withHero(hero, phrases));
};

const addNames = (
  names: Names,
  id: string,
  { hero, abilities, cards, tokens, symbols }: NamesOfHero,
): void => {
  if (hero !== undefined) names.heroes[id] = hero;
  Object.assign(names.abilities, withHero(id, abilities));
  Object.assign(names.cards, withHero(id, cards));
  Object.assign(names.tokens, tokens);
  Object.assign(names.symbols, withHero(id, symbols));
};

const withHero = (hero: string, named: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(named).map(([id, name]) => [`${hero}.${id}`, name]));
