// Lines that stand in many texts of one hero and have a name there. The passive ability that brings them explains them.

import type { Effect } from '@mad-king/language';
import type { Voice } from './voice.ts';

/** How this line is called, as a message, if its hero has a name for it. */
export const keywordOf = (v: Voice, hero: string, line: Effect): string | null => {
  const keywords = Object.entries(v.catalogue.hero(hero)?.keywords ?? {});
  const id = keywords.find(([, named]) => named === line)?.[0];
  return id === undefined ? null : (v.names.phrases[`${hero}.${id}`] ?? null);
};
