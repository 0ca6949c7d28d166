// Heroes as persons: what their pages tell of them. No game needs it, so it comes with the page.

import { loadProfile, PROFILE_LANGUAGES, type ProfileLanguage } from '@mad-king/heroes/registry';
import type { Profile } from '@mad-king/language';
import type { LanguageId } from '@mad-king/text';
import { use, useDeferredValue } from 'react';
import { useLanguage } from './texts.ts';

const isWritten = (language: LanguageId): language is ProfileLanguage =>
  (PROFILE_LANGUAGES as readonly LanguageId[]).includes(language);

const profiles = new Map<string, Promise<Profile | null>>();

const profileOf = (id: string, language: LanguageId): Promise<Profile | null> => {
  const key = `${id}/${language}`;
  const known = profiles.get(key);
  if (known !== undefined) return known;
  const asked: Promise<Profile | null> = isWritten(language)
    ? loadProfile(id, language)
    : Promise.resolve(null);
  asked.catch(() => profiles.delete(key)); // so that trying again tries again
  profiles.set(key, asked);
  return asked;
};

/** Starts loading; whoever draws the page needs more than this. */
export const askForProfile = (id: string, language: LanguageId): void => void profileOf(id, language);

/** Null in a language in which nobody has told of the heroes. Another language replaces this one once it is there. */
export const useProfile = (id: string): Profile | null => {
  const language = useDeferredValue(useLanguage());
  return use(profileOf(id, language));
};
