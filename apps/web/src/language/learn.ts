// The words around lessons in the language that is set. They come when somebody opens the school.

import { useSettings } from '../state/settings.ts';
import type { LearnWords } from '../texts/learn/en.ts';
import { resource } from './resource.ts';

const learnPages = resource<LearnWords>({
  en: () => import('../texts/learn/en.ts').then(({ learn }) => learn),
  pl: () => import('../texts/learn/pl.ts').then(({ learn }) => learn),
  'pt-BR': () => import('../texts/learn/pt-BR.ts').then(({ learn }) => learn),
  cs: () => import('../texts/learn/cs.ts').then(({ learn }) => learn),
});

export const useLearnWords = (): LearnWords => learnPages.use(useSettings((s) => s.language));
