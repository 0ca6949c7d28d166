// The interface's own words in the language that is set.

import type { LanguageId } from '@mad-king/text';
import { changeSettings, useSettings } from '../state/settings.ts';
import type { First } from '../texts/first/en.ts';
import { type Later, withLater } from './later.ts';
import { loadAlso, resource } from './resource.ts';

export type Written = First & Later;

export const texts = resource<Written>({
  en: () => import('../texts/first/en.ts').then(({ first }) => withLater('en', first)),
  pl: () => import('../texts/first/pl.ts').then(({ first }) => withLater('pl', first)),
  'pt-BR': () => import('../texts/first/pt-BR.ts').then(({ first }) => withLater('pt-BR', first)),
  cs: () => import('../texts/first/cs.ts').then(({ first }) => withLater('cs', first)),
});

export const useTexts = (): Written => texts.use(useSettings((s) => s.language));

export const useLanguage = (): LanguageId => useSettings((s) => s.language);

/** Switches once everything that is on the screen can be said in the new language. */
export const switchLanguage = async (language: LanguageId): Promise<void> => {
  await loadAlso(language, useSettings.getState().language);
  changeSettings({ language });
};
