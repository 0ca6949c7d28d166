// Heroes as persons: what their pages tell of them. No game needs it, so it comes with the page.

import { loadProfile } from '@mad-king/heroes/profiles';
import type { Profile } from '@mad-king/language';
import type { LanguageId } from '@mad-king/text';
import { use, useDeferredValue } from 'react';
import { useLanguage } from './texts.ts';

const profiles = new Map<string, Promise<Profile>>();

const profileOf = (id: string, language: LanguageId): Promise<Profile> => {
  const key = `${id}/${language}`;
  const known = profiles.get(key);
  if (known !== undefined) return known;
  const asked = loadProfile(id, language);
  asked.catch(() => profiles.delete(key)); // so that trying again tries again
  profiles.set(key, asked);
  return asked;
};

/** Starts loading, while the page loads what else it needs. */
export const askForProfile = (id: string, language: LanguageId): void => void profileOf(id, language);

/** In another language, it stays as it is until that one is there. */
export const useProfile = (id: string): Profile => {
  const language = useDeferredValue(useLanguage());
  return use(profileOf(id, language));
};
