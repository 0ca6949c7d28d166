// Tokens that a text speaks of, so that its explanation can explain them too.

import { type Catalogue, inOneLine, isIcon, type Said } from '@mad-king/text';

/** Each once, in the order they are named; of a family all its members. */
export const tokensIn = (catalogue: Catalogue, said: readonly Said[]): string[] => [
  ...new Set(
    said
      .flatMap(inOneLine)
      .filter(isIcon)
      .flatMap(({ icon, id }) => {
        if (icon === 'token') return [id];
        const [hero, family] = id.split('.');
        return icon === 'keyword' ? (catalogue.hero(hero)?.families?.[family] ?? []) : [];
      }),
  ),
];
