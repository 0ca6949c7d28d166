// The words in which turns are told, in the language that is set. They come when a turn is first told.

import { useSettings } from '../state/settings.ts';
import type { StoryTurn } from '../texts/story-turn/en.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';

export const storyWords = resource<StoryTurn>({
  en: () => import('../texts/story-turn/en.ts').then(({ storyTurn }) => storyTurn),
  pl: () => import('../texts/story-turn/pl.ts').then(({ storyTurn }) => typeset(storyTurn)),
  'pt-BR': () => import('../texts/story-turn/pt-BR.ts').then(({ storyTurn }) => storyTurn),
  cs: () => import('../texts/story-turn/cs.ts').then(({ storyTurn }) => typeset(storyTurn)),
});

export const useStoryWords = (): StoryTurn => storyWords.use(useSettings((s) => s.language));
