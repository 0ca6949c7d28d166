// The words of what comes after a game, in the language that is set. They come when somebody looks at a game again.

import { useSettings } from '../state/settings.ts';
import type { AfterWords } from '../texts/after/en.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';
// Whoever has these words looks back at games: from now on it is known where one comes from.
import '../state/way-back.ts';

const afterWords = resource<AfterWords>({
  en: () => import('../texts/after/en.ts').then(({ after }) => after),
  pl: () => import('../texts/after/pl.ts').then(({ after }) => typeset(after)),
  'pt-BR': () => import('../texts/after/pt-BR.ts').then(({ after }) => after),
  cs: () => import('../texts/after/cs.ts').then(({ after }) => typeset(after)),
});

export const loadAfterWords = (): Promise<unknown> => afterWords.load(useSettings.getState().language);

export const useAfterWords = (): AfterWords => afterWords.use(useSettings((s) => s.language));
