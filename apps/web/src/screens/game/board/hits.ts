// The number on an ability: what it deals or heals for certain, as far as its text says a number.

import type { AbilityLevel, Amount, Effect, Row } from '@mad-king/language';
import type { MarkType } from '../../../components/marks.tsx';

export interface Hit {
  type: MarkType;
  amount: number;
}

/** The least an amount comes to. */
const least = (amount: Amount): number =>
  typeof amount === 'number' ? amount : amount.table ? 0 : amount.base;

const RANK: readonly MarkType[] = ['ultimate', 'undefendable', 'normal', 'pure', 'collateral', 'heal'];

const hitsIn = (effects: readonly Effect[]): Hit[] =>
  effects.flatMap((effect): Hit[] => {
    if (effect.do === 'deal' && effect.who !== 'self' && effect.ifDealt === undefined)
      return [{ type: effect.type, amount: least(effect.amount) }];
    if (effect.do === 'heal' && effect.who === 'self')
      return [{ type: 'heal', amount: least(effect.amount) }];
    return [];
  });

/** Its attack becomes undefendable, with these dice if they decide. */
const evades = (effects: readonly Effect[], dice: readonly number[]): boolean =>
  effects.some((effect) => {
    if (effect.do === 'undefendable') return true;
    if (effect.do !== 'if' || effect.cond.test !== 'of-a-kind') return false;
    const { n } = effect.cond;
    const isMet = dice.some((value) => dice.filter((other) => other === value).length >= n);
    return isMet && evades(effect.yes, dice);
  });

/** The weightiest kind of damage of a row, summed up; healing if it deals none; null if its text gives no number. `dice`: on the table. */
export const hitOf = (row: Row, dice: readonly number[] = []): Hit | null => {
  const hits = hitsIn(row.do);
  for (const type of RANK) {
    const amount = hits.filter((hit) => hit.type === type).reduce((sum, hit) => sum + hit.amount, 0);
    if (amount > 0)
      return { type: type === 'normal' && evades(row.do, dice) ? 'undefendable' : type, amount };
  }
  return null;
};

export interface Grades {
  symbol: string;
  /** How many of the symbol, by row. */
  counts: readonly number[];
}

/** Rows that ask for ever more of one symbol: "3 · 4 · 5". */
export const gradesOf = ({ rows = [] }: AbilityLevel): Grades | null => {
  if (rows.length < 2) return null;
  const asked = rows.map(({ need }) => /^([a-z-]+) x(\d)$/.exec(need));
  const symbol = asked[0]?.[1];
  if (symbol === undefined || asked.some((match) => match?.[1] !== symbol)) return null;
  const counts = asked.map((match) => Number(match?.[2]));
  return counts.every((n, i) => i === 0 || n > counts[i - 1]) ? { symbol, counts } : null;
};
