// Who the heroes are, and how they are played. A page about heroes needs it, a game does not: even the addresses weigh.

import type { LanguageId, Profile } from '@mad-king/language';
import { checked } from './registry.ts';

/** A hero as a person, in a language. */
export const loadProfile = (id: string, language: LanguageId): Promise<Profile> =>
  checked<Profile>(async (hero) => (await import(`./${hero}/profile/${language}.ts`)).profile)(id);
