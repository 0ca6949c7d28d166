import { describe, expect, test } from 'vitest';
import { dateOf, daysBefore, isDay, placeOfDay, streakOf } from '../src/puzzles/day.ts';
import { expected, FIRST_RATING, rated } from '../src/puzzles/rating.ts';

describe('the puzzle of a day', () => {
  test('is the same for one date, and all come before any comes again', () => {
    const n = 312;
    const places = Array.from({ length: n }, (_, i) => placeOfDay(daysBefore('2026-11-17', i), n));
    expect(placeOfDay('2026-11-17', n)).toBe(places[0]);
    expect(new Set(places).size).toBe(n);
    expect(Math.min(...places)).toBe(0);
    expect(Math.max(...places)).toBe(n - 1);
  });

  test('there is one on any date, however many puzzles there are', () => {
    for (const n of [1, 2, 24, 299, 300])
      for (const date of ['1969-07-20', '2026-12-31', '2027-01-01', '2028-02-29']) {
        const place = placeOfDay(date, n);
        expect(Number.isInteger(place) && place >= 0 && place < n, `${date} of ${n}`).toBe(true);
      }
  });

  test('goes by the calendar of whoever asks', () => {
    expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  });

  test('is one of the calendar', () => {
    for (const day of ['2026-11-17', '2028-02-29', '1970-01-01']) expect(isDay(day), day).toBe(true);
    for (const day of ['2024-99-99', '2027-02-29', '2026-1-1', '1969-12-31', '', '+012345-01-01'])
      expect(isDay(day), day).toBe(false);
  });
});

describe('days in a row', () => {
  const solved = Object.fromEntries(
    ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-15', '2026-11-16'].map((day) => [day, true]),
  );

  test('count up to today, which may still come', () => {
    expect(streakOf(solved, '2026-11-17')).toEqual({ now: 2, longest: 3 });
    expect(streakOf({ ...solved, '2026-11-17': true }, '2026-11-17')).toEqual({ now: 3, longest: 3 });
  });

  test('end with a day that was missed', () => {
    expect(streakOf(solved, '2026-11-18')).toEqual({ now: 0, longest: 3 });
    expect(streakOf({ ...solved, '2026-11-17': false }, '2026-11-17')).toEqual({ now: 0, longest: 3 });
    expect(streakOf({}, '2026-11-18')).toEqual({ now: 0, longest: 0 });
  });
});

test('twenty years in a row are counted at once', () => {
  const all = Object.fromEntries(Array.from({ length: 7300 }, (_, i) => [daysBefore('2070-01-01', i), true]));
  const began = performance.now();
  expect(streakOf(all, '2070-01-01')).toEqual({ now: 7300, longest: 7300 });
  expect(performance.now() - began).toBeLessThan(2000);
});

describe('a rating', () => {
  test('rises with what is solved and falls with what is not, more for what was unlikely', () => {
    const easy = rated(FIRST_RATING, 900, 1).points - FIRST_RATING.points;
    const hard = rated(FIRST_RATING, 1500, 1).points - FIRST_RATING.points;
    expect(easy).toBeGreaterThan(0);
    expect(hard).toBeGreaterThan(easy);
    expect(rated(FIRST_RATING, 900, 0).points).toBeLessThan(rated(FIRST_RATING, 1500, 0).points);
    expect(rated(FIRST_RATING, 1500, 0).points).toBeLessThan(FIRST_RATING.points);
    expect(rated(FIRST_RATING, 1200, 0.5).points).toBeCloseTo(FIRST_RATING.points, 6);
  });

  test('becomes surer, and stays able to move', () => {
    let rating = FIRST_RATING;
    for (let i = 0; i < 400; i++) rating = rated(rating, rating.points, i % 2 === 0 ? 1 : 0);
    expect(rating.spread).toBeLessThan(FIRST_RATING.spread);
    expect(rated(rating, rating.points, 1).points - rating.points).toBeGreaterThan(3);
  });

  test('comes to where somebody of that strength belongs', () => {
    let rating = FIRST_RATING;
    const strength = 1600;
    let luck = 1;
    for (let i = 0; i < 600; i++) {
      luck = (luck * 16807) % 2147483647;
      const puzzle = 1100 + (i % 10) * 100;
      rating = rated(rating, puzzle, luck / 2147483647 < expected(strength, puzzle) ? 1 : 0);
    }
    expect(Math.abs(rating.points - strength)).toBeLessThan(150);
  });
});
