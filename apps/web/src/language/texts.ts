// The interface's own words in the language that is set.

import type { LanguageId } from '@mad-king/text';
import { changeSettings, useSettings } from '../state/settings.ts';
import type { Texts } from '../texts/en.ts';
import { later } from './later.ts';
import { learnPages } from './learn.ts';
import { persons } from './persons.ts';
import { references } from './reference.ts';
import { resource } from './resource.ts';
import { rulesPages } from './rulebook.ts';
import { speakers } from './speaker.ts';
import { stakeWords } from './stakes.ts';

/** With what is told of every hero in one line. */
export interface Written extends Texts {
  heroLines: Readonly<Record<string, string>>;
}

export const texts = resource<Written>({
  en: () => import('./written/en.ts').then(({ written }) => written),
  pl: () => import('./written/pl.ts').then(({ written }) => written),
  'pt-BR': () => import('./written/pt-BR.ts').then(({ written }) => written),
  cs: () => import('./written/cs.ts').then(({ written }) => written),
});

export const useTexts = (): Written => texts.use(useSettings((s) => s.language));

export const useLanguage = (): LanguageId => useSettings((s) => s.language);

/** Switches once everything that is on the screen can be said in the new language. */
export const switchLanguage = async (language: LanguageId): Promise<void> => {
  const before = useSettings.getState().language;
  await Promise.all([
    texts.load(language),
    speakers.isLoaded(before) ? speakers.load(language) : null,
    references.isLoaded(before) ? references.load(language) : null,
    persons.isLoaded(before) ? persons.load(language) : null,
    rulesPages.isLoaded(before) ? rulesPages.load(language) : null,
    later.isLoaded(before) ? later.load(language) : null,
    learnPages.isLoaded(before) ? learnPages.load(language) : null,
    stakeWords.isLoaded(before) ? stakeWords.load(language) : null,
  ]);
  changeSettings({ language });
};
