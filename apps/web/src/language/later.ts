// Words that no first screen and no game needs: those of what comes after a game. They are loaded for the screens that say them.
// Reading them suspends such a screen until they are there.

import type { LanguageId } from '@mad-king/text';
import type { Result } from '../texts/result/en.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';

interface Later {
  result: Result;
}

export const later = resource<Later>({
  en: () => import('../texts/result/en.ts').then(({ result }) => ({ result })),
  pl: () => import('../texts/result/pl.ts').then(({ result }) => ({ result: typeset(result) })),
  'pt-BR': () => import('../texts/result/pt-BR.ts').then(({ result }) => ({ result })),
  cs: () => import('../texts/result/cs.ts').then(({ result }) => ({ result: typeset(result) })),
});

export const withLater = <T extends object>(language: LanguageId, first: T): T & Later =>
  Object.defineProperty(first, 'result', { get: () => later.use(language).result }) as T & Later;
