// The words for what is at stake, in the language that is set. They come with the first question.

import { useSettings } from '../state/settings.ts';
import type { Stakes } from '../texts/stakes/en.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';

export const stakeWords = resource<Stakes>({
  en: () => import('../texts/stakes/en.ts').then(({ stakes }) => stakes),
  pl: () => import('../texts/stakes/pl.ts').then(({ stakes }) => typeset(stakes)),
  'pt-BR': () => import('../texts/stakes/pt-BR.ts').then(({ stakes }) => stakes),
  cs: () => import('../texts/stakes/cs.ts').then(({ stakes }) => typeset(stakes)),
});

export const useStakeWords = (): Stakes => stakeWords.use(useSettings((s) => s.language));
