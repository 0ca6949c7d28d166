// Telling turns comes with the first question, or at once where turns are to be told as a story; nobody waits for it.

import { useEffect } from 'react';
import { create } from 'zustand';
import { afterPaint } from '../../../components/after-paint.ts';
import { useSettings } from '../../../state/settings.ts';

type Parts = typeof import('./index.ts');

const useStore = create<{ parts: Parts | null }>()(() => ({ parts: null }));

/** Null while it is not there. */
export const useStoryParts = (): Parts | null => useStore(({ parts }) => parts);

export const useLoadedStory = (isAsked: boolean): void => {
  const parts = useStoryParts();
  const { language, pace } = useSettings();
  const isMissing = (isAsked || pace === 'story') && parts === null;
  useEffect(() => {
    if (!isMissing) return;
    afterPaint(() => {
      const words = import('../../../language/story-turn.ts').then(({ storyWords }) =>
        storyWords.load(language),
      );
      Promise.all([import('./index.ts'), words]).then(
        ([loaded]) => useStore.setState({ parts: loaded }),
        (error: Error) => console.warn(error.message),
      );
    });
  }, [isMissing, language]);
};
