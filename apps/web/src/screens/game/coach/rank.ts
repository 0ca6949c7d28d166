// The coach's opinion of a question: what it would do, and how the other choices compare.

import type { AidName, OptionAdvice, Way } from '@mad-king/ai';
import type { GameView, Move } from '@mad-king/engine';
import { CLOSE as CLOSE_CHANCE } from '../../../state/close.ts';
import type { Advice } from '../../../worker/protocol.ts';
import { isQuiet } from '../offers.ts';

type Decision = NonNullable<GameView['decision']>;

/** What is about dice is exact and counted in points of health; everything else is the chance to win, from imagined games. */
export type Row =
  | { by: 'dice'; move: Move; way: Way; value: number }
  | { by: 'games'; move: Move; option: OptionAdvice; value: number };

export interface Opinion {
  best: Row;
  second: Row;
  /** Some choices to compare, the best first. */
  rows: Row[];
  /** The second is as good as the best, for all one can tell. */
  isClose: boolean;
}

const MOST = 4;
/** In points of health, and in the chance to win. */
const CLOSE = { dice: 0.05, games: CLOSE_CHANCE };

/** As good as each other, for all one can tell. */
export const areAlike = (a: Row, b: Row): boolean => Math.abs(a.value - b.value) < CLOSE[a.by];

/** About nothing but what can be chosen now. */
const rowsOf = ({ dice, options }: Advice, { ask, options: moves }: Decision): Row[] => {
  const listed = new Map(moves.map((move) => [move.text, move]));
  const isAboutDice = ask === 'roll' || ask === 'announce';
  const ways = (isAboutDice ? (dice?.ways ?? []) : []).flatMap((way): Row[] => {
    const move = listed.get(way.notation);
    // Announcing in order to change the dice afterwards is changing them first.
    const isDetour = way.do === 'stop' && way.plan.length > 0;
    return move === undefined || isDetour ? [] : [{ by: 'dice', move, way, value: way.worth }];
  });
  if (ways.length > 0) return ways;
  return options.flatMap((option): Row[] => {
    const move = listed.get(option.notation);
    return move === undefined ? [] : [{ by: 'games', move, option, value: option.chance }];
  });
};

/** It gives nothing away. */
export const isIdle = (move: Move): boolean => move.kind === 'done' || isQuiet(move);

/** Of what is as good as the best for all one can tell, the quiet choice comes first. */
const byValue = (rows: readonly Row[]): Row[] => {
  const sorted = [...rows].sort((a, b) => b.value - a.value);
  const [best] = sorted;
  const quiet = sorted.find(({ move, value, by }) => isIdle(move) && best.value - value < CLOSE[by]);
  return quiet === undefined ? sorted : [quiet, ...sorted.filter((row) => row !== quiet)];
};

/** The best, and the best of every other kind of choice, so that like is not only compared with like. */
const comparison = (sorted: readonly Row[]): Row[] => {
  const kindOf = (row: Row): string => (row.by === 'dice' ? row.way.do : row.move.kind);
  const leaders = sorted.filter((row, i) => sorted.findIndex((other) => kindOf(other) === kindOf(row)) === i);
  const chosen = new Set([...leaders.slice(0, MOST - 1), ...sorted].slice(0, MOST));
  for (const row of sorted) if (chosen.size < MOST) chosen.add(row);
  return sorted.filter((row) => chosen.has(row));
};

/** Null where there is nothing to decide. */
export const opinionOf = (advice: Advice, decision: Decision): Opinion | null => {
  const rows = rowsOf(advice, decision);
  if (rows.length < 2) return null;
  const sorted = byValue(rows);
  const [best, second] = sorted;
  return { best, second, rows: comparison(sorted), isClose: areAlike(best, second) };
};

/** The aid on which a way counts most, if it will probably be used. */
export const reliedOn = ({ aids }: Way): AidName | null => {
  const [most] = [...aids].sort((a, b) => b.uses - a.uses);
  return most !== undefined && most.uses >= 0.5 ? most.aid : null;
};
