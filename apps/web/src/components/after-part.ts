// A part of the page that looks back at games: it comes with the words that only such parts say.

import type { ComponentType, LazyExoticComponent } from 'react';
import { laterPart } from './later-part.ts';

export const afterPart = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  laterPart(async () => {
    const [part, { loadAfterWords }, { loadFeatsWords }] = await Promise.all([
      load(),
      import('../language/after.ts'),
      import('../language/feats.ts'),
    ]);
    await Promise.all([loadAfterWords(), loadFeatsWords()]);
    return part;
  });
