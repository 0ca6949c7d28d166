// What the wall says of its feats: a module apart for each language, `@mad-king/text/feats/pl`.

import type { feats as english } from './messages/en/feats.ts';

/** The words of all feats; English is the type of the others. */
export type FeatsWords = typeof english;
