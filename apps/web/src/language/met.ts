// Heroes one has met, with what is told of them in every language that is spoken. They come one by one: a duel needs two of the two
// dozen, and nobody waits for the others.

import { HERO_IDS, loadHero, loadLore, sharedCards } from '@mad-king/heroes/registry';
import type { Content, Hero, SharedLore } from '@mad-king/language';
import {
  addLore,
  catalogueOf,
  type Language,
  type LanguageId,
  type Names,
  namesOf,
  type Speaker,
  speaker,
} from '@mad-king/text';
import { remembered } from './remembered.ts';

/** What a language brings along. */
export interface Spoken {
  language: Language;
  shared: SharedLore;
}

interface Tongue {
  language: LanguageId;
  names: Names;
  /** Heroes whose names are known. */
  named: Set<string>;
}

const catalogue = catalogueOf([], sharedCards);
const met = new Set<string>();
const tongues: Tongue[] = [];

const learnNames = async ({ language, names, named }: Tongue, id: string): Promise<void> => {
  if (named.has(id)) return;
  addLore(names, id, await loadLore[language](id));
  named.add(id);
};

const makeFriends = async (id: string): Promise<void> => {
  if (catalogue.hero(id) === undefined) catalogue.add(await loadHero(id));
};

export const isHero = (id: string): boolean => HERO_IDS.includes(id);

export const isMet = (id: string): boolean =>
  catalogue.hero(id) !== undefined && tongues.every(({ named }) => named.has(id));

/** The hero, if met. */
export const heroMet = (id: string): Hero | undefined => catalogue.hero(id);

/** From then on everything can be said about these heroes. */
export const meet = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids) met.add(id);
  await Promise.all(
    ids.flatMap((id) => [makeFriends(id), ...tongues.map((tongue) => learnNames(tongue, id))]),
  );
};

/** Heroes as they are in this page, of those that some edition told otherwise. */
const present = new Map<string, Hero>();
/** Editions that are told now, the last one on top. */
const editions: Content[] = [];

/** What a game of another edition is played with is told as it was then, until what this gives is called; several end in any order. */
export const tellAsThen = (then: Content): (() => void) => {
  for (const { id } of then.heroes) {
    const hero = heroMet(id);
    if (hero !== undefined && !present.has(id)) present.set(id, hero);
  }
  editions.push(then);
  tell(then);
  return () => {
    const at = editions.indexOf(then);
    if (at >= 0) editions.splice(at, 1);
    tell({ heroes: [...present.values()], sharedCards });
    editions.forEach(tell);
  };
};

const tell = ({ heroes, sharedCards: cards }: Content): void => {
  heroes.forEach(catalogue.add);
  cards.forEach(catalogue.share);
};

/** Says everything about the heroes one has met or will meet. `heroes`: what all of them are called. */
export const speakerOf = async ({ language, shared }: Spoken, heroes: Names['heroes']): Promise<Speaker> => {
  const names = namesOf(shared);
  Object.assign(names.heroes, heroes);
  const tongue: Tongue = { language: language.id, names, named: new Set() };
  tongues.push(tongue);
  await Promise.all([...met].map((id) => learnNames(tongue, id)));
  return remembered(speaker(language, catalogue, names));
};
