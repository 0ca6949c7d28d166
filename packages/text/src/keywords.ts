// Lines that stand in many texts of one hero and have a name there. The passive ability named here explains them.

import type { Effect, Hero } from '@mad-king/language';
import type { Messages } from './language.ts';
import type { Voice } from './voice.ts';

export type KeywordId = keyof Messages['effects']['keyword'];

interface Keyword {
  id: KeywordId;
  hero: string;
  /** The line, where it stands in full. */
  line(hero: Hero): Effect | undefined;
}

const KEYWORDS: readonly Keyword[] = [
  {
    id: 'grow',
    hero: 'treant',
    line: ({ abilities }) => {
      const upkeep = abilities.find(({ id }) => id === 'fertilize')?.levels[1]?.at?.upkeep?.[0];
      return upkeep?.do === 'repeat' ? upkeep.body[0] : undefined;
    },
  },
];

/** The name of this line, if its hero has one for it. */
export const keywordOf = (v: Voice, hero: string, line: Effect): KeywordId | null => {
  const said = JSON.stringify(line);
  const found = KEYWORDS.find((keyword) => {
    const owner = keyword.hero === hero ? v.catalogue.hero(hero) : undefined;
    return owner !== undefined && JSON.stringify(keyword.line(owner)) === said;
  });
  return found?.id ?? null;
};
