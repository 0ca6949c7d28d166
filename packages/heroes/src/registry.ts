// The one list of heroes, and how each is loaded: what it is, and what is told of it. Everything about a hero is in its folder.

import type { Hero, LanguageId, Lore } from '@mad-king/language';

export { sharedCards } from './shared/cards.ts';

/** All heroes by id. */
export const HERO_IDS: readonly string[] = [
  'artificer',
  'barbarian',
  'black-panther',
  'black-widow',
  'captain-marvel',
  'cursed-pirate',
  'doctor-strange',
  'gunslinger',
  'huntress',
  'loki',
  'monk',
  'moon-elf',
  'ninja',
  'paladin',
  'pyromancer',
  'samurai',
  'scarlet-witch',
  'seraph',
  'shadow-thief',
  'spider-man',
  'tactician',
  'thor',
  'treant',
  'vampire-lord',
];

/** Loads something of one hero. */
export type Load<T> = (id: string) => Promise<T>;

/** Loads what is there; of nobody else. */
export const checked =
  <T>(load: Load<T>): Load<T> =>
  async (id) => {
    if (!HERO_IDS.includes(id)) throw new Error(`there is no hero "${id}"`);
    return load(id);
  };

// Bundlers read these addresses: folders may vary, and names of files only in folders of their own.

/** What a hero is. */
export const loadHero = checked<Hero>(async (id) => (await import(`./${id}/index.ts`)).hero);

const toldBy = (language: () => Promise<{ load: Load<Lore> }>): Load<Lore> =>
  checked(async (id) => (await language()).load(id));

/** What is told of a hero, by language. */
export const loadLore: Readonly<Record<LanguageId, Load<Lore>>> = {
  en: toldBy(() => import('./shared/told/en.ts')),
  pl: toldBy(() => import('./shared/told/pl.ts')),
  'pt-BR': toldBy(() => import('./shared/told/pt-BR.ts')),
  cs: toldBy(() => import('./shared/told/cs.ts')),
};
