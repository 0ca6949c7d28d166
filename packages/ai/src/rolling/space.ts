// All rolls of five dice, and all hands one can keep of them, as numbers and tables. Usually the dice are alike, and there
// are 252 rolls. If one of them shows no symbols of its player it is told apart from the others, and there are 756.

import { DICE, FACES } from '../dice/multisets.ts';
import { Rolls } from '../dice/rolls.ts';

export interface Space {
  /** Hands of zero to five dice, the smaller ones first; those from `first` on are whole rolls. */
  hands: number;
  first: number;
  /** By size: the first hand of so many dice. */
  ofSize: readonly number[];
  /** Values of the dice of each hand, and of the die that is told apart, 0 if it is not in the hand. */
  values: readonly (readonly number[])[];
  apart: Uint8Array;
  /** The whole rolls; the die that is told apart lies last. */
  rolls: Rolls;
  /** In how many ways each of the whole rolls falls, out of 7776. */
  ways: Uint16Array;
  /** next[hand * 6 + v]: the hand with one of the missing dice showing v + 1. */
  next: Int16Array;
  /** The different hands with one die less. */
  less: readonly Int16Array[];
  /**
   * A mark is a roll of which one die is pointed at: a hand of four and the value of the fifth, as an index into the hands
   * of four times 6. whole: its roll; rest: the hand of four; alone: no other die is like the one pointed at; toldApart: it
   * is the one told apart; ofWhole: all marks of a roll.
   */
  marks: number;
  whole: Int16Array;
  rest: Int16Array;
  alone: Uint8Array;
  toldApart: Uint8Array;
  ofWhole: readonly (readonly number[])[];
  /** The hand of these values; `apart`: what the die told apart shows, 0 if it is not among them. */
  find(values: readonly number[], apart: number): number;
}

/** Counts of the values 1 to 6, then the value of the die that is told apart, 0 if it is missing. */
type Counts = readonly number[];

const sizeOf = (counts: Counts): number =>
  counts.slice(0, FACES).reduce((sum, n) => sum + n, 0) + (counts[FACES] > 0 ? 1 : 0);

const allCounts = (alike: number, apart: boolean): Counts[] => {
  const list: Counts[] = [];
  const fill = (counts: number[], left: number): void => {
    if (counts.length === FACES) {
      for (let value = 0; value <= (apart ? FACES : 0); value++) list.push([...counts, value]);
      return;
    }
    for (let n = 0; n <= left; n++) fill([...counts, n], left - n);
  };
  fill([], alike);
  return list.sort((a, b) => sizeOf(a) - sizeOf(b));
};

const FACTORIAL = [1, 1, 2, 6, 24, 120];
const waysOf = (counts: Counts): number => {
  const alike = counts.slice(0, FACES);
  const total = alike.reduce((sum, n) => sum + n, 0);
  return alike.reduce((ways, n) => ways / FACTORIAL[n], FACTORIAL[total]);
};

/** The mask of the last die. */
const LAST = 1 << (DICE - 1);

const build = (apart: boolean): Space => {
  const alike = apart ? DICE - 1 : DICE;
  const counts = allCounts(alike, apart);
  const indexOf = new Map(counts.map((list, hand) => [list.join(), hand]));
  const find = (list: Counts): number => indexOf.get(list.join()) ?? -1;
  const changed = (list: Counts, at: number, value: number): number =>
    find(list.map((n, i) => (i === at ? value : n)));

  const ofSize = Array.from({ length: DICE + 1 }, (_, size) =>
    counts.findIndex((list) => sizeOf(list) === size),
  );
  const first = ofSize[DICE];
  const next = new Int16Array(counts.length * FACES).fill(-1);
  for (let hand = 0; hand < first; hand++) {
    const list = counts[hand];
    const missesAlike = list.slice(0, FACES).reduce((sum, n) => sum + n, 0) < alike;
    for (let v = 0; v < FACES; v++)
      next[hand * FACES + v] = missesAlike ? changed(list, v, list[v] + 1) : changed(list, FACES, v + 1);
  }
  const less = counts.map((list) =>
    Int16Array.from(list.flatMap((n, at) => (n === 0 ? [] : [changed(list, at, at === FACES ? 0 : n - 1)]))),
  );

  const fours = ofSize[DICE - 1];
  const marks = (first - fours) * FACES;
  const ofMark = (value: (rest: number, v: number) => number): number[] =>
    Array.from({ length: marks }, (_, mark) => value(fours + Math.floor(mark / FACES), mark % FACES));
  const whole = Int16Array.from(ofMark((rest, v) => next[rest * FACES + v] - first));
  const toldApart = Uint8Array.from(ofMark((rest) => (apart && counts[rest][FACES] === 0 ? 1 : 0)));
  const ofWhole: number[][] = Array.from({ length: counts.length - first }, () => []);
  whole.forEach((roll, mark) => {
    ofWhole[roll].push(mark);
  });
  const values = counts.map((list) =>
    list.slice(0, FACES).flatMap((n, face) => Array.from({ length: n }, () => face + 1)),
  );
  return {
    hands: counts.length,
    first,
    ofSize,
    values,
    apart: Uint8Array.from(counts, (list) => list[FACES]),
    rolls: new Rolls(
      values.slice(first).map((list, roll) => (apart ? [...list, counts[first + roll][FACES]] : list)),
      apart ? LAST : 0,
    ),
    ways: Uint16Array.from(counts.slice(first), waysOf),
    next,
    less,
    marks,
    whole,
    rest: Int16Array.from(ofMark((rest) => rest)),
    alone: Uint8Array.from(
      ofMark((rest, v) => (counts[rest][v] === 0 ? 1 : 0)),
      (isAlone, mark) => isAlone | toldApart[mark],
    ),
    toldApart,
    ofWhole,
    find: (dice, told) =>
      find([...Array.from({ length: FACES }, (_, face) => dice.filter((v) => v === face + 1).length), told]),
  };
};

const built = new Map<boolean, Space>();

/** `apart`: one of the five dice is told apart. */
export const spaceOf = (apart: boolean): Space => {
  const known = built.get(apart) ?? build(apart);
  built.set(apart, known);
  return known;
};
