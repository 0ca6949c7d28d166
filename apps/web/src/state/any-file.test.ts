// Whatever a file brings, or a browser has kept, every page that is made of it can be made.

import { streakOf } from '@mad-king/after/puzzles/day';
import { LANGUAGES } from '@mad-king/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byHero,
  byLevel,
  hardest,
  luckLine,
  ownGames,
  rateLine,
  wholeTally,
} from '../screens/chronicle/figures.ts';
import { nearest, wallOf } from '../screens/wall/reached.ts';
import { date } from '../texts/format.ts';
import { importChronicle, listPast, type PastGame } from './chronicle.ts';
import { pastInTest } from './past-in-test.ts';
import { readPuzzles } from './puzzles.ts';
import { type Storage, storageIn } from './storage.ts';

const emptyStorage = (): Storage & { kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    ...storageIn(null),
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
    keys: (start) => [...kept.keys()].filter((key) => key.startsWith(start)),
  };
};

const file = (games: unknown, puzzles?: unknown): string =>
  JSON.stringify({ format: 'mad-king chronicle 1', games, puzzles });

const game = (): PastGame =>
  pastInTest({
    luck: [
      { points: 3, spread: 4 },
      { points: -3, spread: 4 },
    ],
    judged: [
      { choices: 30, lost: 9, blunders: 1 },
      { choices: 20, lost: 2.5, blunders: 0 },
    ],
    deeds: { feats: ['first-blood'], near: { 'a-full-board': { done: 3, of: 9 } } },
  });

const PUZZLES = {
  rating: { points: 1300, spread: 90 },
  answers: { 12: { kind: 'dice', how: 'yes' } },
  days: { '2026-11-17': true },
};

/** All numbers that the chronicle and the wall draw, and all dates that they tell. */
const drawn = (storage: Storage): void => {
  const games = listPast(storage);
  const own = ownGames(games);
  const tallies = [
    wholeTally(own),
    ...byHero(own).values(),
    ...byLevel(own).values(),
    ...hardest(own).map(([, tally]) => tally),
  ];
  const numbers = [
    ...tallies.flatMap(({ won, rate }) => [won, rate.rate, rate.low, rate.high]),
    ...luckLine(own).flatMap(({ sum, spread }) => [sum, spread]),
    ...rateLine(own).flatMap(({ rate, mean, error }) => [rate, mean, error]),
    ...nearest(wallOf(games, ['barbarian']), 4).map(({ near }) => (near?.done ?? 0) / (near?.of ?? 1)),
  ];
  expect(numbers.filter((n) => !Number.isFinite(n))).toEqual([]);
  for (const { at } of games) for (const language of LANGUAGES) expect(date(language)(at)).not.toBe('');
  const { days, rating } = readPuzzles(storage);
  expect(Number.isFinite(streakOf(days, '2026-11-18').longest)).toBe(true);
  expect(rating.spread).toBeGreaterThan(0);
};

type Path = (string | number)[];

const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))]
    : [path];

const withChange = (value: unknown, [key, ...rest]: Path, change: unknown): unknown => {
  if (key === undefined) return change;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withChange(copy[key], rest, change);
  return copy;
};

const NASTY: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(1e300, -1e16, 8.64e15 + 1, -1, 0, 0.5, '', null, true, [], {}, '2024-99-99'),
  fc.constantFrom('constructor', '__proto__', '<img src=x onerror=alert(1)>', 'x'.repeat(60_000)),
  fc.jsonValue(),
);

/** Something that is as it should be, but for one or more of its values. */
const spoilt = (good: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(good)), NASTY), { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce((value, [path, change]) => {
        const [first] = path;
        const isThere = first === undefined || (typeof value === 'object' && value !== null);
        try {
          return isThere ? withChange(value, path, change) : value;
        } catch {
          return value;
        }
      }, good),
    );

describe('a chronicle by anybody', () => {
  test('whatever one of its values is, pages can be drawn', () => {
    fc.assert(
      fc.property(spoilt(game()), spoilt(PUZZLES), (one, puzzles) => {
        const storage = emptyStorage();
        expect(importChronicle(storage, file([one, { ...game(), id: 'sound' }], puzzles))).not.toBeNull();
        expect(listPast(storage).map(({ id }) => id)).toContain('sound');
        drawn(storage);
      }),
      { numRuns: 300 },
    );
  });

  test('what was kept before it was looked at so closely does no harm either', () => {
    fc.assert(
      fc.property(spoilt(game()), spoilt(PUZZLES), (one, puzzles) => {
        const storage = emptyStorage();
        storage.write('past.x', JSON.stringify(one));
        storage.write('puzzles', JSON.stringify(puzzles));
        drawn(storage);
      }),
      { numRuns: 300 },
    );
  });

  test.for<[what: string, change: Record<string, unknown>]>([
    ['a time that no calendar has', { at: 1e300 }],
    ['a time before all others', { at: -1e16 }],
    ['an endless id', { id: 'x'.repeat(200_000) }],
    ['a hero that is no word', { heroes: ['barbarian', '../../x y'] }],
    ['a code of other letters', { code: 'javascript:alert(1)' }],
    ['a code that is too long', { code: `2${'a'.repeat(30_000)}` }],
    ['a winner who was not there', { winner: 'F' }],
    ['a mode for other numbers of heroes', { mode: '3v3' }],
    ['a duel with oneself', { teams: ['A', 'A'] }],
    ['health that no game begins with', { health: 999_999 }],
    ['endless turns', { turns: 1_000_000 }],
    ['more lost than there is', { judged: [0, 1].map(() => ({ choices: 3, lost: 301, blunders: 0 })) }],
    ['more blunders than choices', { judged: [0, 1].map(() => ({ choices: 3, lost: 3, blunders: 4 })) }],
    ['endless luck', { luck: [0, 1].map(() => ({ points: 1e308, spread: 1e308 })) }],
    ['a goal of nothing', { deeds: { feats: [], near: { x: { done: 1, of: 0 } } } }],
    ['a burden', { more: 'x'.repeat(100_000) }],
  ])('%s is not taken in', ([, change]) => {
    const storage = emptyStorage();
    expect(importChronicle(storage, file([{ ...game(), ...change }]))).toMatchObject({
      added: 0,
      unreadable: 1,
    });
    expect(storage.keys('past.')).toEqual([]);
  });

  test('a game with a hero of a later release is kept, and counts', () => {
    const storage = emptyStorage();
    const later = { ...game(), heroes: ['barbarian', 'storm-queen'] };
    expect(importChronicle(storage, file([later]))).toMatchObject({ added: 1 });
    expect(hardest(ownGames(listPast(storage)))[0][0]).toBe('storm-queen');
    drawn(storage);
  });

  test('of two games with one id the first counts', () => {
    const storage = emptyStorage();
    expect(importChronicle(storage, file([{ ...game(), turns: 1 }, game()]))).toMatchObject({
      added: 1,
      known: 1,
    });
    expect(listPast(storage)[0].turns).toBe(1);
  });

  test('nothing is written before all of it was looked at', () => {
    const storage = emptyStorage();
    const seen: string[] = [];
    const watched: Storage = {
      ...storage,
      read: (key) => {
        seen.push(`read ${key}`);
        return storage.read(key);
      },
      write: (key, value) => {
        seen.push(`write ${key}`);
        return storage.write(key, value);
      },
    };
    importChronicle(watched, file([game(), { ...game(), id: 'y' }], PUZZLES));
    const first = seen.findIndex((one) => one.startsWith('write'));
    expect(seen.slice(0, first)).toEqual(expect.arrayContaining(['read past.x', 'read past.y']));
  });

  test('of what is remembered of puzzles only the sound part counts', () => {
    const storage = emptyStorage();
    storage.write('puzzles', JSON.stringify(PUZZLES));
    const answers = Object.fromEntries([1, 2, 3].map((id) => [id, { kind: 'dice', how: 'yes' }]));
    const days = { '2024-99-99': true, '2023-02-29': true, '0000-01-01': true, '2026-11-16': true };
    importChronicle(storage, file([], { rating: { points: 1500, spread: -9 }, answers, days }));
    const kept = readPuzzles(storage);
    expect(Object.keys(kept.days).sort()).toEqual(['2026-11-16', '2026-11-17']);
    expect(Object.keys(kept.answers)).toHaveLength(4);
    expect(kept.rating).toEqual(PUZZLES.rating);
  });
});
