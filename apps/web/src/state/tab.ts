// A game is played in one tab at a time. Whoever opens it takes it over; the tab that had it before steps back, so that two
// tabs never write over each other.

import { PREFIX, type Storage } from './storage.ts';

export interface Claim {
  /** False once another tab has opened the game. */
  isOurs(): boolean;
  release(): void;
}

const keyOf = (id: string): string => `tab.${id}`;

/** `tab`: anything that no other tab uses. */
export const claimGame = (storage: Storage, id: string, tab: string): Claim => {
  // Without storage there is nothing that two tabs could share.
  const isShared = storage.write(keyOf(id), tab);
  return {
    // A storage that somebody has emptied belongs to nobody else.
    isOurs: () => !isShared || (storage.read(keyOf(id)) ?? tab) === tab,
    release: () => {
      if (storage.read(keyOf(id)) === tab) storage.remove(keyOf(id));
    },
  };
};

/** A tab that was closed at once has not let go of its game. */
export const forgetClaim = (storage: Storage, id: string): void => storage.remove(keyOf(id));

/** Calls back when another tab opens the game; gives a function that stops watching. */
export const watchClaim = (id: string, lost: () => void): (() => void) => {
  const changed = ({ key, newValue }: StorageEvent): void => {
    if (key === PREFIX + keyOf(id) && newValue !== null) lost();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
};
