// What says what is at stake comes with the first question, and nobody waits for it: until it is there, plain buttons ask. The roll
// screen comes along.

import { useEffect } from 'react';
import { create } from 'zustand';
import { afterPaint } from '../../../components/after-paint.ts';
import { later } from '../../../language/later.ts';
import { stakeWords } from '../../../language/stakes.ts';
import { useSettings } from '../../../state/settings.ts';
import { loadRoll } from '../roll/later.tsx';

type Parts = typeof import('./index.ts');

const useStore = create<{ parts: Parts | null }>()(() => ({ parts: null }));

/** Null while it is not there. */
export const useStakesParts = (): Parts | null => useStore(({ parts }) => parts);

/** Asks for it as soon as a question can be read. */
export const useLoadedStakes = (isAsked: boolean): void => {
  const parts = useStakesParts();
  const language = useSettings((s) => s.language);
  const isMissing = isAsked && parts === null;
  useEffect(() => {
    if (!isMissing) return;
    afterPaint(() => {
      Promise.all([import('./index.ts'), stakeWords.load(language), loadRoll(), later.load(language)]).then(
        ([loaded]) => useStore.setState({ parts: loaded }),
        (error: Error) => console.warn(error.message),
      );
    });
  }, [isMissing, language]);
};
