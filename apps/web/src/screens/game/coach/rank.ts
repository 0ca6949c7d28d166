// The coach's opinion of a question: what it would do, and how the other choices compare.

import type { AidName, Counsel, Way } from '@mad-king/ai';
import type { GameView, Move } from '@mad-king/engine';
import { isQuiet } from '../offers.ts';

type Decision = NonNullable<GameView['decision']>;

/** What is about dice is exact and counted in points of health; everything else is the chance to win, from imagined games. */
export type Row = Counsel & { move: Move };

export interface Opinion {
  best: Row;
  second: Row;
  /** Some choices to compare, the best first. */
  rows: Row[];
  /** The second is as good as the best, for all one can tell. */
  isClose: boolean;
}

const MOST = 4;

/** It gives nothing away. */
export const isIdle = (move: Move): boolean => move.kind === 'done' || isQuiet(move);

/** The best, and the best of every other kind of choice, so that like is not only compared with like. */
const comparison = (rows: readonly Row[]): Row[] => {
  const kindOf = (row: Row): string => (row.by === 'dice' ? row.way.do : row.move.kind);
  const leaders = rows.filter((row, i) => rows.findIndex((other) => kindOf(other) === kindOf(row)) === i);
  const chosen = new Set([...leaders.slice(0, MOST - 1), ...rows].slice(0, MOST));
  for (const row of rows) if (chosen.size < MOST) chosen.add(row);
  return rows.filter((row) => chosen.has(row));
};

/** Null where there is nothing to decide. */
export const opinionOf = (counsel: readonly Counsel[], { options }: Decision): Opinion | null => {
  const moves = new Map(options.map((move) => [move.text, move]));
  const rows = counsel.flatMap((row): Row[] => {
    const move = moves.get(row.notation);
    return move === undefined ? [] : [{ ...row, move }];
  });
  if (rows.length < 2) return null;
  const [best, second] = rows;
  return { best, second, rows: comparison(rows), isClose: best.isClose && second.isClose };
};

/** The aid on which a way counts most, if it will probably be used. */
export const reliedOn = ({ aids }: Way): AidName | null => {
  const [most] = [...aids].sort((a, b) => b.uses - a.uses);
  return most !== undefined && most.uses >= 0.5 ? most.aid : null;
};
