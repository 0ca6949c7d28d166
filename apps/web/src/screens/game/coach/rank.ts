// The coach's opinion of a question: what it would do, and how the other choices compare.

import type { AidName, OptionAdvice, Way } from '@mad-king/ai';
import type { Advice } from '../../../worker/protocol.ts';

/** What is about dice is exact and counted in points of health; everything else is the chance to win, from imagined games. */
export type Row =
  | { by: 'dice'; notation: string; way: Way; value: number }
  | { by: 'games'; notation: string; option: OptionAdvice; value: number };

export interface Opinion {
  best: Row;
  /** The best first, itself included. */
  rows: Row[];
  /** The second best is as good as the best, for all one can tell. */
  isClose: boolean;
}

const MOST = 4;
/** In points of health, and in the chance to win. */
const CLOSE = { dice: 0.05, games: 0.01 };

const rowsOf = ({ dice, options }: Advice, ask: string): Row[] => {
  const isAboutDice = ask === 'roll' || ask === 'announce';
  const ways = isAboutDice ? (dice?.ways ?? []).filter(({ now }) => now) : [];
  if (ways.length > 0)
    return ways.map((way) => ({ by: 'dice', notation: way.notation, way, value: way.worth }));
  return options.map((option) => ({
    by: 'games',
    notation: option.notation,
    option,
    value: option.chance,
  }));
};

/** Null where there is nothing to decide. */
export const opinionOf = (advice: Advice, ask: string): Opinion | null => {
  const all = rowsOf(advice, ask).sort((a, b) => b.value - a.value);
  if (all.length < 2) return null;
  const [best, second] = all;
  return { best, rows: all.slice(0, MOST), isClose: best.value - second.value < CLOSE[best.by] };
};

/** The aid on which a way counts most, if it will probably be used. */
export const reliedOn = ({ aids }: Way): AidName | null => {
  const [most] = [...aids].sort((a, b) => b.uses - a.uses);
  return most !== undefined && most.uses >= 0.5 ? most.aid : null;
};
