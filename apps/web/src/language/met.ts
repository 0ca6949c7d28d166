// Heroes one has met, with their names in every language that is spoken. They come one by one: a duel needs two of the two dozen,
// and nobody waits for the others.

import { HERO_IDS, loadHero, sharedCards } from '@mad-king/heroes/apart';
import type { Hero } from '@mad-king/language';
import {
  addNames,
  catalogueOf,
  type Names,
  type Speaker,
  speaker,
  type Wording,
  withNames,
} from '@mad-king/text';
import { remembered } from './remembered.ts';

/** What a language brings along. */
export interface Spoken {
  wording: Wording;
  shared: Partial<Names>;
  own: Readonly<Record<string, () => Promise<{ default: Partial<Names> }>>>;
}

interface Tongue {
  own: Spoken['own'];
  names: Names;
  /** Heroes whose names are known. */
  named: Set<string>;
}

const catalogue = catalogueOf([], sharedCards);
const met = new Set<string>();
const tongues: Tongue[] = [];

const learnNames = async ({ own, names, named }: Tongue, id: string): Promise<void> => {
  if (named.has(id)) return;
  if (Object.hasOwn(own, id)) addNames(names, (await own[id]()).default);
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

/** Says everything about the heroes one has met or will meet. */
export const speakerOf = async (
  { wording, shared, own }: Spoken,
  heroes: Names['heroes'],
): Promise<Speaker> => {
  const tongue: Tongue = { own, names: withNames({ heroes }, shared), named: new Set() };
  tongues.push(tongue);
  await Promise.all([...met].map((id) => learnNames(tongue, id)));
  return remembered(speaker({ ...wording, names: tongue.names }, catalogue));
};
