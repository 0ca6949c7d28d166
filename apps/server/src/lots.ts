// Chance of the server's own: keys that nobody can guess, and lots drawn from a key for what is dealt before there is a game.

import { newKey, sealed } from '@mad-king/fair';

export const drawKey = (): string => newKey((bytes) => crypto.getRandomValues(bytes));

/** Numbers below n, one after the other. */
export const lots = (key: string): ((n: number) => number) => {
  let drawn = 0;
  return (n) => {
    const limit = 2 ** 48 - (2 ** 48 % n);
    for (;;) {
      const word = Number.parseInt(sealed(key, ['lot', drawn++]).slice(0, 12), 16);
      if (word < limit) return word % n;
    }
  };
};
