import type { PuzzleHead } from '@mad-king/after/puzzles/puzzle';
import { FIRST_RATING } from '@mad-king/after/puzzles/rating';
import { describe, expect, test } from 'vitest';
import { importChronicle, writeChronicle } from './chronicle.ts';
import {
  answered,
  dayOver,
  joinPuzzles,
  keepPuzzles,
  NO_PUZZLES,
  nextPuzzle,
  readPuzzles,
} from './puzzles.ts';
import { type Storage, storageIn } from './storage.ts';

const emptyStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    ...storageIn(null),
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
    keys: (start) => [...kept.keys()].filter((key) => key.startsWith(start)),
  };
};

const puzzle = (id: number, rating: number, kind: PuzzleHead['kind'] = 'dice'): PuzzleHead => ({
  id,
  hero: 'monk',
  kind,
  grade: 3,
  rating,
});

const ONE = puzzle(1, 1200);

describe('answers', () => {
  test('are rated once, by the first one', () => {
    const wrong = answered(NO_PUZZLES, ONE, 'no');
    expect(wrong.rating.points).toBeLessThan(FIRST_RATING.points);
    const late = answered(wrong, ONE, 'late');
    expect(late.rating).toEqual(wrong.rating);
    expect(late.answers[1].how).toBe('late');
    expect(answered(late, ONE, 'yes')).toEqual(late);
  });

  test('after a hint bring half', () => {
    const yes = answered(NO_PUZZLES, ONE, 'yes').rating.points;
    const hint = answered(NO_PUZZLES, ONE, 'hint').rating.points;
    expect(hint).toBeLessThan(yes);
    expect(hint).toBeGreaterThan(answered(NO_PUZZLES, ONE, 'no').rating.points);
  });

  test('a day counts once', () => {
    const missed = dayOver(NO_PUZZLES, '2026-11-17', false);
    expect(dayOver(missed, '2026-11-17', true)).toEqual(missed);
  });
});

test('the next one is near the rating, open, and of the kind that is wanted', () => {
  const list = [puzzle(1, 1200), puzzle(2, 1250), puzzle(3, 1900), puzzle(4, 1400, 'win')];
  expect(nextPuzzle(NO_PUZZLES, list)?.id).toBe(1);
  const kept = { ...NO_PUZZLES, answers: { 1: { kind: 'dice', how: 'yes' } } } as const;
  expect(nextPuzzle(kept, list)?.id).toBe(2);
  expect(nextPuzzle(kept, list, 'win')?.id).toBe(4);
  expect(nextPuzzle(kept, list, null, 2)?.id).toBe(4);
  expect(nextPuzzle(kept, [puzzle(1, 1200)])).toBeNull();
});

describe('what is kept', () => {
  test('is found again, and what was spoilt is not believed', () => {
    const storage = emptyStorage();
    expect(readPuzzles(storage)).toEqual(NO_PUZZLES);
    const kept = dayOver(answered(NO_PUZZLES, ONE, 'yes'), '2026-11-17', true);
    keepPuzzles(storage, kept);
    expect(readPuzzles(storage)).toEqual(kept);
    for (const spoilt of ['{', '[]', '{"rating":{"points":1e99,"spread":1},"answers":{},"days":{}}']) {
      storage.write('puzzles', spoilt);
      expect(readPuzzles(storage)).toEqual(NO_PUZZLES);
    }
  });

  test('goes out and in with the chronicle, and joins what is there', () => {
    const here = dayOver(answered(NO_PUZZLES, ONE, 'no'), '2026-11-16', false);
    const first = answered(NO_PUZZLES, puzzle(2, 1300), 'yes');
    const there = dayOver(answered(first, puzzle(3, 1300), 'yes'), '2026-11-17', true);
    const storage = emptyStorage();
    keepPuzzles(storage, here);
    expect(importChronicle(storage, writeChronicle([], there))).toMatchObject({ added: 0, answers: 2 });
    const joined = readPuzzles(storage);
    expect(joined).toEqual(joinPuzzles(here, there));
    expect(Object.keys(joined.answers)).toEqual(['1', '2', '3']);
    expect(joined.days).toEqual({ '2026-11-16': false, '2026-11-17': true });
    expect(joined.rating).toEqual(here.rating);
    expect(joinPuzzles(NO_PUZZLES, there)).toEqual(there);
  });

  test('an older chronicle without puzzles leaves them alone', () => {
    const storage = emptyStorage();
    keepPuzzles(storage, answered(NO_PUZZLES, ONE, 'yes'));
    const old = JSON.stringify({ format: 'mad-king chronicle 1', games: [] });
    expect(importChronicle(storage, old)).toMatchObject({ added: 0 });
    expect(Object.keys(readPuzzles(storage).answers)).toEqual(['1']);
  });
});
