// The puzzle of a day: the same for everybody on a date, wherever they are. All puzzles come once before any comes again.

/** `2026-11-17`, by the calendar of whoever asks. */
export const dateOf = (now: Date): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

const DAY = 86_400_000;

/** Days since the first of 1970. */
export const numberOfDay = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);

export const daysBefore = (date: string, days: number): string =>
  new Date((numberOfDay(date) - days) * DAY).toISOString().slice(0, 10);

/** Whether it is a day of the calendar, written as here, and not before days are counted. */
export const isDay = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && numberOfDay(date) >= 0 && daysBefore(date, 0) === date;

const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));

/** A stride that visits all places, about as long as the golden ratio takes, so that neighbours in the list are far apart in time. */
const strideOf = (n: number): number => {
  let stride = Math.max(1, Math.round(n * 0.618));
  while (divides(stride, n) !== 1) stride++;
  return stride;
};

export const placeOfDay = (date: string, n: number): number => {
  const place = (numberOfDay(date) * strideOf(n)) % n;
  return place < 0 ? place + n : place;
};

/**
 * Days in a row up to today on which the puzzle of the day was solved, and the longest there ever was. `days`: whether it was, where
 * it is over; today may still come.
 */
export const streakOf = (
  days: Readonly<Record<string, boolean>>,
  today: string,
): { now: number; longest: number } => {
  const solved = new Set(Object.keys(days).filter((day) => days[day]));
  const back = (from: string): number => {
    let n = 0;
    while (solved.has(daysBefore(from, n))) n++;
    return n;
  };
  const now = days[today] === undefined ? back(daysBefore(today, 1)) : back(today);
  const ends = [...solved].filter((day) => !solved.has(daysBefore(day, -1)));
  return { now, longest: ends.reduce((longest, end) => Math.max(longest, back(end)), 0) };
};
