import { expect, test } from 'vitest';
import { type Storage, storageIn } from './storage.ts';
import { claimGame, forgetClaim } from './tab.ts';

const shared = (): Storage => {
  const map = new Map<string, string>();
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => {
      map.set(key, value);
      return true;
    },
    remove: (key) => void map.delete(key),
    keys: (start) => [...map.keys()].filter((key) => key.startsWith(start)),
  };
};

test('whoever opens a game last has it', () => {
  const storage = shared();
  const first = claimGame(storage, 'g', 'one');
  expect(first.isOurs()).toBe(true);
  const second = claimGame(storage, 'g', 'two');
  expect([first.isOurs(), second.isOurs()]).toEqual([false, true]);
  first.release();
  expect(second.isOurs()).toBe(true);
  second.release();
  expect(storage.keys('')).toEqual([]);
});

test('games do not disturb each other, and without storage a tab is alone', () => {
  const storage = shared();
  const one = claimGame(storage, 'a', 'one');
  claimGame(storage, 'b', 'two');
  expect(one.isOurs()).toBe(true);
  expect(claimGame(storageIn(null), 'a', 'one').isOurs()).toBe(true);
});

test('what a closed tab left behind goes with its game', () => {
  const storage = shared();
  claimGame(storage, 'a', 'one');
  forgetClaim(storage, 'a');
  expect(storage.keys('')).toEqual([]);
});
