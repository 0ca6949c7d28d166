// The review with what the coach says in it, so that nothing of it waits for words once it is there.

import { speakers } from '../../language/speaker.ts';
import { stakeWords } from '../../language/stakes.ts';
import { useSettings } from '../../state/settings.ts';

export { foundIn } from './found.ts';
export { InResult } from './in-result.tsx';
export { Review } from './review.tsx';

export const loadWords = async (): Promise<void> => {
  const { language } = useSettings.getState();
  await Promise.all([stakeWords.load(language), speakers.load(language)]);
};
