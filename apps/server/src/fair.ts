// Fair dice: promises first, then what was promised, then the seed that follows from all of it. Keys are 64 hexadecimal digits,
// and it is the digits that are hashed.

import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Setup } from '@mad-king/engine';

export const newKey = (): string => randomBytes(32).toString('hex');

export const isKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const commitmentOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export const keeps = (commitment: string, key: string): boolean =>
  isKey(key) && commitmentOf(key) === commitment;

/** A digest of several things under a key. */
export const sealed = (key: string, things: readonly unknown[]): string =>
  createHmac('sha256', key).update(JSON.stringify(things)).digest('hex');

/** What a seat brought to the seed: null for a computer; a nonce that was not shown in time is left out. */
export type Share = { readonly commitment: string; readonly nonce: string | null } | null;

type Played = Omit<Setup, 'seed'>;

export const fairSetup = (played: Played, rules: string, secret: string, shares: readonly Share[]): Setup => {
  const options = Object.entries(played.options ?? {})
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const first = played.first === undefined ? null : played.first + 1;
  const nonces = shares.map((share) => share?.nonce ?? null);
  const things = ['mad-king seed 1', played.mode, played.heroes, options, first, rules, nonces];
  return { ...played, seed: sealed(secret, things) };
};

/** Numbers below n, one after the other, from a key: for what is dealt before there is a game. */
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
