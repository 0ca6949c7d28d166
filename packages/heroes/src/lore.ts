// Everything that is told of the heroes, in all languages.

import { LANGUAGES, type LanguageId, type Lore, type SharedLore } from '@mad-king/language';
import { HERO_IDS, loadLore } from './registry.ts';

/** What is told in one language. */
export interface Told {
  shared: SharedLore;
  /** By hero. */
  heroes: Readonly<Record<string, Lore>>;
}

const toldIn = async (language: LanguageId): Promise<Told> => ({
  shared: (await import(`./shared/${language}.ts`)).lore,
  heroes: Object.fromEntries(
    await Promise.all(HERO_IDS.map(async (id) => [id, await loadLore[language](id)] as const)),
  ),
});

/** Everything that is told of all heroes, by language. */
export const lore = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await toldIn(language)] as const)),
) as Readonly<Record<LanguageId, Told>>;
