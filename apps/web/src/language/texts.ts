// The interface's own words in the language that is set.

import type { LanguageId } from '@mad-king/text';
import { changeSettings, useSettings } from '../state/settings.ts';
import type { Texts } from '../texts/en.ts';
import { references } from './reference.ts';
import { resource } from './resource.ts';
import { speakers } from './speaker.ts';

export const texts = resource<Texts>({
  en: () => import('../texts/en.ts').then(({ en }) => en),
  pl: () => import('../texts/pl.ts').then(({ pl }) => pl),
  'pt-BR': () => import('../texts/pt-BR.ts').then(({ ptBR }) => ptBR),
  cs: () => import('../texts/cs.ts').then(({ cs }) => cs),
});

export const useTexts = (): Texts => texts.use(useSettings((s) => s.language));

export const useLanguage = (): LanguageId => useSettings((s) => s.language);

/** Switches once everything that is on the screen can be said in the new language. */
export const switchLanguage = async (language: LanguageId): Promise<void> => {
  const before = useSettings.getState().language;
  await Promise.all([
    texts.load(language),
    speakers.isLoaded(before) ? speakers.load(language) : null,
    references.isLoaded(before) ? references.load(language) : null,
  ]);
  changeSettings({ language });
};
