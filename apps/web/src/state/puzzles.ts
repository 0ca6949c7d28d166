// What this device remembers of puzzles: how each was answered, on which days that of the day was found, and one's rating.

import { PUZZLE_KINDS, type PuzzleHead, type PuzzleKind } from '@mad-king/after/puzzles/puzzle';
import { FIRST_RATING, type Rating, rated, type Score } from '@mad-king/after/puzzles/rating';
import type { Storage } from './storage.ts';

/** `yes`: at once. `late`: at the second try. `hint`: after a hint. `no`: it had to be told. */
const ANSWERS = ['yes', 'hint', 'late', 'no'] as const;
export type Answered = (typeof ANSWERS)[number];

export interface PuzzlesKept {
  rating: Rating;
  /** By id. */
  answers: Record<string, { kind: PuzzleKind; how: Answered }>;
  /** By date: whether the puzzle of the day was found, be it at the second try. */
  days: Record<string, boolean>;
}

const KEY = 'puzzles';

export const NO_PUZZLES: PuzzlesKept = { rating: FIRST_RATING, answers: {}, days: {} };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRating = (value: unknown): value is Rating =>
  isFields(value) &&
  [value.points, value.spread].every(
    (n) => typeof n === 'number' && Number.isFinite(n) && Math.abs(n) < 10_000,
  );

const isAnswer = (value: unknown): boolean =>
  isFields(value) &&
  PUZZLE_KINDS.includes(value.kind as PuzzleKind) &&
  ANSWERS.includes(value.how as Answered);

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const isPuzzlesKept = (value: unknown): value is PuzzlesKept =>
  isFields(value) &&
  isRating(value.rating) &&
  isFields(value.answers) &&
  Object.entries(value.answers).every(([id, one]) => /^\d{1,5}$/.test(id) && isAnswer(one)) &&
  isFields(value.days) &&
  Object.entries(value.days).every(([day, found]) => DATE.test(day) && typeof found === 'boolean');

export const readPuzzles = (storage: Storage): PuzzlesKept => {
  try {
    const value: unknown = JSON.parse(storage.read(KEY) ?? 'null');
    return isPuzzlesKept(value) ? value : NO_PUZZLES;
  } catch {
    return NO_PUZZLES;
  }
};

export const keepPuzzles = (storage: Storage, kept: PuzzlesKept): boolean =>
  storage.write(KEY, JSON.stringify(kept));

const SCORES: Record<Answered, Score> = { yes: 1, hint: 0.5, late: 0, no: 0 };

/** A puzzle is rated once, by the first answer; one that is found after all is remembered as late. */
export const answered = (kept: PuzzlesKept, { id, kind, rating }: PuzzleHead, how: Answered): PuzzlesKept => {
  const before = kept.answers[id]?.how;
  if (before === undefined)
    return {
      ...kept,
      rating: rated(kept.rating, rating, SCORES[how]),
      answers: { ...kept.answers, [id]: { kind, how } },
    };
  const isLate = before === 'no' && how !== 'no';
  return isLate ? { ...kept, answers: { ...kept.answers, [id]: { kind, how: 'late' } } } : kept;
};

/** The puzzle of that day was found, or told. A day counts once. */
export const dayOver = (kept: PuzzlesKept, day: string, isFound: boolean): PuzzlesKept =>
  kept.days[day] === undefined ? { ...kept, days: { ...kept.days, [day]: isFound } } : kept;

/** Of two devices: everything that either remembers; the rating of the one that has answered more. */
export const joinPuzzles = (here: PuzzlesKept, there: PuzzlesKept): PuzzlesKept => {
  const count = ({ answers }: PuzzlesKept): number => Object.keys(answers).length;
  return {
    rating: count(there) > count(here) ? there.rating : here.rating,
    answers: { ...there.answers, ...here.answers },
    days: { ...there.days, ...here.days },
  };
};

/** What to ask next: of those not answered yet one near one's rating, of the same kind where a kind is wanted; null if all are answered. */
export const nextPuzzle = (
  kept: PuzzlesKept,
  list: readonly PuzzleHead[],
  wanted: PuzzleKind | null = null,
  but = 0,
): PuzzleHead | null => {
  const open = list.filter(
    ({ id, kind }) => id !== but && kept.answers[id] === undefined && (wanted === null || kind === wanted),
  );
  const far = ({ rating }: PuzzleHead): number => Math.abs(rating - kept.rating.points);
  return open.reduce<PuzzleHead | null>(
    (best, one) => (best === null || far(one) < far(best) ? one : best),
    null,
  );
};
