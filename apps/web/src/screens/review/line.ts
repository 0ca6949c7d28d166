// The chance to win as a line: dice move it along a turn, choices move it at once. X is counted in turns, y in points of a hundred.

import { JOKER, type Point, type TurnAccount, type Verdict } from '@mad-king/after/review';

export interface Dot {
  x: number;
  y: number;
  /** The standard error. */
  error: number;
}

/** What the dice of one turn must have done to be marked. */
export const DICE = 15;

const within = (n: number): number => Math.max(0, Math.min(100, n));

/** Where in its turn a choice was made: the turn, and how much of it had passed. */
export const placeOf = (points: readonly Point[], at: number): number => {
  const last = points.length - 2;
  const found = points.findIndex((_, i) => i < last && points[i + 1].at > at);
  const turn = found < 0 ? last : found;
  const { at: from } = points[turn];
  return turn + (at - from + 0.5) / (points[turn + 1].at - from);
};

/** Of two sides: errors of one's own are a fall, those of the other a rise. */
export const lineWithSteps = (
  points: readonly Point[],
  turns: readonly TurnAccount[],
  verdicts: readonly Verdict[],
  teams: readonly number[],
  team: number,
): Dot[] => {
  const errorAt = (x: number): number => {
    const turn = Math.min(points.length - 1, Math.floor(x));
    const next = Math.min(points.length - 1, turn + 1);
    const [a, b] = [points[turn].errors[team], points[next].errors[team]];
    return 100 * (a + (b - a) * (x - turn));
  };
  const dots: Dot[] = [];
  const add = (x: number, y: number): number =>
    dots.push({ x, y: within(y), error: errorAt(Math.min(x, points.length - 1)) });
  turns.forEach(({ before, dice }, turn) => {
    add(turn, before);
    let moved = 0;
    for (const { at, cost, seat } of verdicts) {
      if (cost === 0 || at < points[turn].at || at >= points[turn + 1].at) continue;
      const x = placeOf(points, at);
      const y = before + moved + dice * (x - turn);
      const step = teams[seat] === team ? -cost : cost;
      add(x, y);
      add(x, y + step);
      moved += step;
    }
  });
  add(points.length - 1, 100 * points[points.length - 1].chances[team]);
  return dots;
};

/** One side of several: straight from turn to turn. */
export const plainLine = (points: readonly Point[], team: number): Dot[] =>
  points.map(({ chances, errors }, x) => ({ x, y: 100 * chances[team], error: 100 * errors[team] }));

/** Where the line is at a place: where two things happen at once, before them. */
export const heightAt = (dots: readonly Dot[], x: number): number => {
  const next = dots.findIndex((dot) => dot.x >= x);
  if (next <= 0) return dots[next === 0 ? 0 : dots.length - 1].y;
  const [a, b] = [dots[next - 1], dots[next]];
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
};

/** Shares on top of each other, one's own at the bottom: for each side the line above it. */
export const stacked = (points: readonly Point[], team: number): { team: number; line: Dot[] }[] => {
  const order = points[0].chances.map((_, t) => (team + t) % points[0].chances.length);
  return order.map((of, i) => ({
    team: of,
    line: points.map(({ chances }, x) => ({
      x,
      y: within(100 * order.slice(0, i + 1).reduce((sum, t) => sum + chances[t], 0)),
      error: 0,
    })),
  }));
};

export interface DiceMark {
  /** Place in the list of turns. */
  index: number;
  dice: number;
  isJoker: boolean;
}

/** Turns in which the dice did much, for better or worse; for better, much more is a joker. */
export const diceMarks = (turns: readonly TurnAccount[]): DiceMark[] =>
  turns.flatMap(({ dice }, index) =>
    Math.abs(dice) >= DICE ? [{ index, dice, isJoker: dice >= JOKER }] : [],
  );

interface Placed {
  x: number;
  y: number;
}

interface Room {
  /** Of a mark. */
  width: number;
  top: number;
  bottom: number;
  /** Where a mark goes first that would lie on another. */
  goes: 'up' | 'down';
}

/** Marks that would lie on each other, or on what is there already, move; the other way where there is no room. */
export const apart = <T extends Placed>(
  marks: readonly T[],
  { width, top, bottom, goes }: Room,
  taken: readonly Placed[] = [],
): T[] => {
  const placed: T[] = [];
  const isFree = (x: number, y: number): boolean =>
    [...taken, ...placed].every((one) => Math.abs(one.x - x) >= width || Math.abs(one.y - y) >= width);
  for (const mark of [...marks].sort((a, b) => a.x - b.x)) {
    const from = Math.max(top, Math.min(bottom, mark.y));
    const steps = Array.from({ length: Math.ceil((bottom - top) / width) }, (_, i) => i * width);
    const ups = steps.map((step) => from - step).filter((y) => y >= top);
    const downs = steps.map((step) => from + step).filter((y) => y <= bottom);
    const tries = goes === 'up' ? [...ups, ...downs] : [...downs, ...ups];
    placed.push({ ...mark, y: tries.find((y) => isFree(mark.x, y)) ?? from });
  }
  return placed;
};

/** Where there is room for the words of a mark: to its right, unless something lies or the chart ends there; else left, or below. */
export const wordsSide = (
  mark: Placed,
  length: number,
  others: readonly Placed[],
  [left, right]: readonly [left: number, right: number],
): 'left' | 'right' | 'below' => {
  const isFree = (from: number, to: number): boolean =>
    from >= left &&
    to <= right &&
    others.every(
      (one) => one === mark || one.x < from || one.x > to || Math.abs(one.y - mark.y) >= WORDS_HEIGHT,
    );
  if (isFree(mark.x, mark.x + length)) return 'right';
  return isFree(mark.x - length, mark.x) ? 'left' : 'below';
};

/** Pixels. */
const WORDS_HEIGHT = 20;

/** Numbers under a chart: every so many, so that each has room. */
export const everyNth = (slot: number, room: number): number => {
  const least = room / slot;
  return [1, 2, 3, 5, 10, 20, 50].find((n) => n >= least) ?? 100;
};
