// The interface's own words in the language that is set.

import type { LanguageId } from '@mad-king/text';
import { changeSettings, useSettings } from '../state/settings.ts';
import type { Texts } from '../texts/en.ts';
import { loadAlso, resource } from './resource.ts';

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
  await loadAlso(language, useSettings.getState().language);
  changeSettings({ language });
};
