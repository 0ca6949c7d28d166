// The dice a text looks at when its worth is estimated: dice that lie there, or dice still to be rolled.

import type { CastHero } from '@mad-king/engine/inside';
import type { Condition } from '@mad-king/language';

export interface Scope {
  hero: CastHero;
  /** Values that lie there, or null for dice to be rolled. */
  values: readonly number[] | null;
  n: number;
}

const faceChance = ({ hero: { dice } }: CastHero, symbol: string): number => {
  let faces = 0;
  for (const face of dice) if (face === symbol) faces++;
  return faces / dice.length;
};

/** How many dice show the symbol: exactly, or on average. */
export const symbolCount = ({ hero, values, n }: Scope, symbol: string): number => {
  if (values === null) return n * faceChance(hero, symbol);
  const { dice } = hero.hero;
  let count = 0;
  for (let i = 0; i < values.length; i++) if (dice[values[i] - 1] === symbol) count++;
  return count;
};

/** The sum of all dice, or of the highest so many. */
export const diceSum = ({ values, n }: Scope, highest = 5): number => {
  if (values === null) return n <= highest ? n * 3.5 : highest * 3.5 + (n - highest) * 0.9;
  return [...values]
    .sort((a, b) => b - a)
    .slice(0, highest)
    .reduce((a, b) => a + b, 0);
};

/** How many dice show the number that most of them show. */
export const mostAlike = (values: readonly number[]): number => {
  let most = 0;
  for (let i = 0; i < values.length; i++) {
    let n = 0;
    for (let j = 0; j < values.length; j++) if (values[j] === values[i]) n++;
    most = Math.max(most, n);
  }
  return most;
};

/** Chance of at least k successes in n tries of chance p. */
const atLeast = (k: number, n: number, p: number): number => {
  let chance = 0;
  let ways = 1;
  for (let i = 0; i <= n; i++) {
    if (i >= k) chance += ways * p ** i * (1 - p) ** (n - i);
    ways = (ways * (n - i)) / (i + 1);
  }
  return chance;
};

/** Distribution of the sum of n dice; index is the sum. */
const SUMS: number[][] = [[1]];
for (let n = 1; n <= 5; n++) {
  const sums = Array.from({ length: n * 6 + 1 }, () => 0);
  for (const [sum, chance] of SUMS[n - 1].entries())
    for (let face = 1; face <= 6; face++) sums[sum + face] += chance / 6;
  SUMS.push(sums);
}

/** Chance of a condition about the dice in scope, or null if it is about something else. */
export const diceChance = (scope: Scope, cond: Condition): number | null => {
  switch (cond.test) {
    case 'symbols': {
      let chance = 1;
      for (const { symbol, n } of cond.symbols)
        if (scope.values === null) chance *= atLeast(n, scope.n, faceChance(scope.hero, symbol));
        else if (symbolCount(scope, symbol) < n) return 0;
      return chance;
    }
    case 'sum': {
      const { atLeast: least = 0, atMost: most = 99 } = cond;
      if (scope.values !== null) {
        const sum = diceSum(scope);
        return sum >= least && sum <= most ? 1 : 0;
      }
      return SUMS[scope.n].reduce((chance, p, sum) => (sum >= least && sum <= most ? chance + p : chance), 0);
    }
    case 'die': {
      const hits = (value: number): boolean => value >= cond.from && value <= cond.to;
      if (scope.values !== null) return scope.values.some(hits) ? 1 : 0;
      return atLeast(1, scope.n, (cond.to - cond.from + 1) / 6);
    }
    case 'beats':
      if (scope.values !== null) return scope.values[0] > scope.values[1] - (cond.orEqual ? 1 : 0) ? 1 : 0;
      return cond.orEqual ? 21 / 36 : 15 / 36;
    default:
      return null;
  }
};
