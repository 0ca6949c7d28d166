// Marks of tokens that carry one, kept on a board as pairs of kind and mark, and never changed in place. Several tokens of
// one kind are told apart by their slot: the first, second, ... pair of that kind.

import { NONE } from './none.ts';

export type Marks = readonly number[];

/** Where the token of this kind and slot stands, or NONE. */
const placeOf = (marks: Marks, kind: number, slot: number): number => {
  let left = slot;
  for (let i = 0; i < marks.length; i += 2) if (marks[i] === kind && left-- === 0) return i;
  return NONE;
};

export const markOf = (marks: Marks, kind: number, slot = 0): number => {
  const place = placeOf(marks, kind, slot);
  return place === NONE ? NONE : marks[place + 1];
};

export const isMarked = (marks: Marks, kind: number, mark: number): boolean => {
  for (let i = 0; i < marks.length; i += 2) if (marks[i] === kind && marks[i + 1] === mark) return true;
  return false;
};

/** The slot of the first token of the kind with this mark, or NONE. */
export const slotOf = (marks: Marks, kind: number, mark: number): number => {
  let slot = 0;
  for (let i = 0; i < marks.length; i += 2)
    if (marks[i] === kind) {
      if (marks[i + 1] === mark) return slot;
      slot++;
    }
  return NONE;
};

/** One more token of the kind. */
export const withMark = (marks: Marks, kind: number, mark: number): Marks => [...marks, kind, mark];

/** The token of this slot remembers something else. */
export const remarked = (marks: Marks, kind: number, slot: number, mark: number): Marks =>
  marks.with(placeOf(marks, kind, slot) + 1, mark);

/** The token of this slot is gone. */
export const withoutMark = (marks: Marks, kind: number, slot: number): Marks =>
  marks.toSpliced(placeOf(marks, kind, slot), 2);
