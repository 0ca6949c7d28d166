// Words that no first screen and no game needs: those of what comes after a game, and of the pages about heroes. They are loaded for the
// screens that say them. Reading them suspends such a screen until they are there.

import type { LanguageId } from '@mad-king/text';
import type { Person } from '../texts/person/en.ts';
import type { Result } from '../texts/result/en.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';

interface Later {
  person: Person;
  result: Result;
}

const join = async (
  person: Promise<Pick<Later, 'person'>>,
  result: Promise<Pick<Later, 'result'>>,
): Promise<Later> => ({ person: (await person).person, result: (await result).result });

export const later = resource<Later>({
  en: () => join(import('../texts/person/en.ts'), import('../texts/result/en.ts')),
  pl: () => join(import('../texts/person/pl.ts'), import('../texts/result/pl.ts')).then(typeset),
  'pt-BR': () => join(import('../texts/person/pt-BR.ts'), import('../texts/result/pt-BR.ts')),
  cs: () => join(import('../texts/person/cs.ts'), import('../texts/result/cs.ts')).then(typeset),
});

export const withLater = <T extends object>(language: LanguageId, first: T): T & Later =>
  Object.defineProperties(first, {
    person: { get: () => later.use(language).person },
    result: { get: () => later.use(language).result },
  }) as T & Later;
