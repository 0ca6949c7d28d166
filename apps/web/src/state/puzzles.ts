// What this device remembers of puzzles: how each was answered, on which days that of the day was found, and one's rating.

import { isDay } from '@mad-king/after/puzzles/day';
import { PUZZLE_KINDS, type PuzzleHead, type PuzzleKind } from '@mad-king/after/puzzles/puzzle';
import { FIRST_RATING, isRating, type Rating, rated, type Score } from '@mad-king/after/puzzles/rating';
import { isFields, isNumber, isOneOf } from './shapes.ts';
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

const isSoundRating = (value: unknown): value is Rating =>
  isFields(value) && isNumber(value.points) && isNumber(value.spread) && isRating(value as unknown as Rating);

type OneAnswer = PuzzlesKept['answers'][string];

const answerIn = (value: unknown): OneAnswer | null =>
  isFields(value) && isOneOf(value.kind, PUZZLE_KINDS) && isOneOf(value.how, ANSWERS)
    ? { kind: value.kind, how: value.how }
    : null;

const isId = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text);

/** What can be believed of things that should stand by their keys. */
const sound = <T>(
  value: unknown,
  isKey: (key: string) => boolean,
  read: (one: unknown) => T | null,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).flatMap(([key, one]) => {
      const found = isKey(key) ? read(one) : null;
      return found === null ? [] : [[key, found]];
    }),
  );

/** What can be believed of something that somebody has kept or sent. */
export const puzzlesIn = (value: unknown): PuzzlesKept => {
  const { rating, answers, days } = isFields(value) ? value : {};
  return {
    rating: isSoundRating(rating) ? { points: rating.points, spread: rating.spread } : FIRST_RATING,
    answers: sound(answers, isId, answerIn),
    days: sound(days, isDay, (found) => (typeof found === 'boolean' ? found : null)),
  };
};

export const readPuzzles = (storage: Storage): PuzzlesKept => {
  try {
    return puzzlesIn(JSON.parse(storage.read(KEY) ?? 'null'));
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

/** Of two devices: everything that either remembers. A rating that was earned here stays, whatever anybody brings. */
export const joinPuzzles = (here: PuzzlesKept, there: PuzzlesKept): PuzzlesKept => {
  const isRated = Object.keys(here.answers).length > 0 || here.rating.spread < FIRST_RATING.spread;
  return {
    rating: isRated ? here.rating : there.rating,
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
