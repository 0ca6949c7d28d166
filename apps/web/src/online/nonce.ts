// The number that a seat adds to the dice: promised with "ready", shown when all are ready. It is kept, so that a reload does not
// lose it.

import { commitmentOf, newKey } from '@mad-king/fair';
import { storage } from '../state/storage.ts';
import { act } from './deeds.ts';
import { theLine } from './store.ts';

const KEY = 'nonce';

const noncesKept = (): Record<string, string> => {
  try {
    return JSON.parse(storage.read(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** As many tables as one may wait at. */
const MOST = 8;

const keep = (table: string, nonce: string): void => {
  const others = Object.entries(noncesKept()).filter(([id]) => id !== table);
  storage.write(KEY, JSON.stringify(Object.fromEntries([...others, [table, nonce]].slice(-MOST))));
};

export const sayReady = async (table: string): Promise<void> => {
  const nonce = newKey((bytes) => crypto.getRandomValues(bytes));
  keep(table, nonce);
  await act({ type: 'ready', table, mark: commitmentOf(nonce) });
};

/** Who has lost the number is left out of the seed, which the record says. */
export const showNonce = (table: string): void => {
  const nonce = noncesKept()[table];
  if (nonce === undefined) return;
  theLine()
    .ask({ type: 'show', table, nonce })
    .catch(() => {
      // Another tab of the same seat has promised another number, and shows that.
    });
};
