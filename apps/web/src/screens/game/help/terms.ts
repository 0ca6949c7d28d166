// Tokens that a text speaks of, so that its explanation can explain them too.

import { isIcon, type Said } from '@mad-king/text';

/** Each once, in the order they are named. */
export const tokensIn = (said: readonly Said[]): string[] => [
  ...new Set(
    said
      .flat()
      .filter(isIcon)
      .flatMap(({ icon, id }) => (icon === 'token' ? [id] : [])),
  ),
];
