// What dice on the table do: the lines of a text that read them, carried out for given dice as far as dice decide.

import type { RollView } from '@mad-king/engine';
import type { Amount, Condition, Effect, Linear } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';

/** Dice as a text reads them. */
export interface Dice {
  values: readonly number[];
  /** Of the six faces; null for a die that shows no symbol of its owner. */
  symbols: readonly (string | null)[];
}

/** One result, or several that come to the same. */
export interface Outcome {
  values: readonly number[];
  /** What is left of the lines; empty: nothing happens. */
  effects: readonly Effect[];
  /** As it lies now. */
  isLying: boolean;
}

/** Null where dice alone do not decide. */
const holds = (cond: Condition, dice: Dice): boolean | null => {
  switch (cond.test) {
    case 'symbols':
      return cond.symbols.every(({ symbol, n }) => dice.symbols.filter((s) => s === symbol).length >= n);
    case 'sum': {
      const sum = dice.values.reduce((a, b) => a + b, 0);
      return sum >= (cond.atLeast ?? 0) && sum <= (cond.atMost ?? Number.POSITIVE_INFINITY);
    }
    case 'die':
      return dice.values.some((value) => value >= cond.from && value <= cond.to);
    case 'not': {
      const inner = holds(cond.of, dice);
      return inner === null ? null : !inner;
    }
    case 'any':
    case 'all': {
      const parts = cond.of.map((one) => holds(one, dice));
      const settled = cond.test === 'any';
      if (parts.includes(settled)) return settled;
      return parts.includes(null) ? null : !settled;
    }
    default:
      return null;
  }
};

/** The number, if dice decide about all of it. */
const numberOf = (amount: Linear, dice: Dice): number | null => {
  let total = amount.base;
  for (const { times, per = 1, of } of amount.terms) {
    if (of.count === 'symbol')
      total += times * Math.floor(dice.symbols.filter((s) => s === of.symbol).length / per);
    else if (of.count === 'sum') {
      const sorted = [...dice.values].sort((a, b) => b - a).slice(0, of.highest ?? dice.values.length);
      total += times * Math.floor(sorted.reduce((a, b) => a + b, 0) / per);
    } else return null;
  }
  if (amount.half) total = Math.ceil(total / 2);
  if (amount.table) total = amount.table[Math.min(total, amount.table.length - 1)] ?? 0;
  return Math.min(total, amount.most ?? total);
};

const isLinear = (amount: Amount | 'half' | 'all' | undefined): amount is Linear =>
  typeof amount === 'object';

/** The lines with everything settled that these dice settle. */
export const settled = (effects: readonly Effect[], dice: Dice): Effect[] =>
  effects.flatMap((effect): Effect[] => {
    if (effect.do === 'if') {
      const is = holds(effect.cond, dice);
      if (is !== null) return settled(is ? effect.yes : effect.no, dice);
      return [{ ...effect, yes: settled(effect.yes, dice), no: settled(effect.no, dice) }];
    }
    if (!('amount' in effect) || !isLinear(effect.amount)) return [effect];
    const n = numberOf(effect.amount, dice);
    if (n === null) return [effect];
    return n === 0 ? [] : [{ ...effect, amount: n } as Effect];
  });

/** The lines that have these dice in view: the body of the line that rolled, or all of a defence. */
export const readingLines = (text: readonly Effect[], { about, readers }: RollView): readonly Effect[] => {
  if (about === null || readers.length === 0) return [];
  if (about.line === null) return text;
  const rolling = linesOf(text)[about.line];
  return rolling !== undefined && 'body' in rolling ? rolling.body : [];
};

const VALUES = [1, 2, 3, 4, 5, 6];

/** `faces`: the six symbols of the die. What each of its values does; values that do the same stand together. */
export const outcomesOf = (
  lines: readonly Effect[],
  faces: readonly (string | null)[],
  lying: number,
): Outcome[] => {
  const outcomes: { key: string; values: number[]; effects: Effect[]; isLying: boolean }[] = [];
  for (const value of VALUES) {
    const effects = settled(lines, { values: [value], symbols: [faces[value - 1]] });
    const key = JSON.stringify(effects);
    const same = outcomes.find((other) => other.key === key);
    if (same === undefined) outcomes.push({ key, values: [value], effects, isLying: value === lying });
    else {
      same.values.push(value);
      same.isLying ||= value === lying;
    }
  }
  return outcomes.map(({ values, effects, isLying }) => ({ values, effects, isLying }));
};

/** "1–2", "1 3 5". */
export const rangeOf = (values: readonly number[]): string => {
  const isRow = values.every((value, i) => i === 0 || value === values[i - 1] + 1);
  return isRow && values.length > 1 ? `${values[0]}–${values[values.length - 1]}` : values.join(' ');
};
