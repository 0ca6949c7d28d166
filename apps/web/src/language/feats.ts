// What the wall says of its feats, in the language that is set. It comes with the wall.

import type { FeatsWords } from '@mad-king/text/feats';
import { useSettings } from '../state/settings.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';

export interface FeatWords {
  name: string;
  words: string;
  how: string;
}

const featsWords = resource<FeatsWords>({
  en: () => import('@mad-king/text/feats/en').then(({ feats }) => feats),
  pl: () => import('@mad-king/text/feats/pl').then(({ feats }) => typeset(feats)),
  'pt-BR': () => import('@mad-king/text/feats/pt-BR').then(({ feats }) => feats),
  cs: () => import('@mad-king/text/feats/cs').then(({ feats }) => typeset(feats)),
});

export const loadFeatsWords = (): Promise<unknown> => featsWords.load(useSettings.getState().language);

/** Of one feat, by its id. */
export const useFeatsWords = (): ((id: string) => FeatWords) => {
  const words = featsWords.use(useSettings((s) => s.language)) as Readonly<Record<string, FeatWords>>;
  return (id) => words[id];
};
