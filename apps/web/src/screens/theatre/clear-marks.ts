// Marks on the time bar, clear of each other: in as many rows as there is room for. Of those that would lie on each other even so, the
// costlier one stands for both.

import type { Size } from '../../components/use-size.ts';

/** Of a mark, in pixels. */
export const MARK = 24;

export interface Cleared<T> {
  mark: T;
  /** Pixels: its middle from the left, and its edge from the bottom. */
  x: number;
  bottom: number;
}

/** `marks`: the costliest first; `at`: where on the bar each belongs, from 0 to 1. */
export const clearMarks = <T>(
  marks: readonly T[],
  at: (mark: T) => number,
  { width, height }: Size,
): Cleared<T>[] => {
  const rows = Array.from({ length: Math.floor(height / MARK) }, (_, row) => row * MARK);
  const placed: Cleared<T>[] = [];
  for (const mark of marks) {
    const x = Math.max(MARK / 2, Math.min(width - MARK / 2, at(mark) * width));
    const bottom = rows.find((row) =>
      placed.every((other) => other.bottom !== row || Math.abs(other.x - x) >= MARK),
    );
    if (bottom !== undefined) placed.push({ mark, x, bottom });
  }
  return placed;
};
