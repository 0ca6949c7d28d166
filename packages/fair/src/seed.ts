// The seed of a game, from everything that nobody can choose alone: the secret of the server, the nonces of the seats, and
// what is played.

import type { Setup } from '@mad-king/engine';
import { isKey, sealed } from './keys.ts';

/**
 * What a seat brought to the seed. A nonce that was promised and not shown in time is null and left out; a seat that promised none,
 * as computer players do, is null as a whole.
 */
export type Share = { readonly commitment: string; readonly nonce: string | null } | null;

/** What is played, before there is a seed. */
export type Table = Omit<Setup, 'seed' | 'random'>;

const optionsOf = ({ options = {} }: Table): [string, string][] =>
  Object.entries(options)
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** `rules`: the mark of the rules that the game is played with. */
export const seedOf = (table: Table, rules: string, secret: string, shares: readonly Share[]): string => {
  if (!isKey(secret)) throw new Error('a secret is 64 hexadecimal digits');
  if (shares.length !== table.heroes.length)
    throw new Error(`there are ${table.heroes.length} seats, but shares of ${shares.length}`);
  return sealed(secret, [
    'mad-king seed 1',
    table.mode,
    table.heroes,
    optionsOf(table),
    table.first === undefined ? null : table.first + 1,
    rules,
    shares.map((share) => share?.nonce ?? null),
  ]);
};

/** A setup that the engine can start. */
export const fairSetup = (table: Table, rules: string, secret: string, shares: readonly Share[]): Setup => ({
  ...table,
  seed: seedOf(table, rules, secret, shares),
  random: 'keyed',
});
