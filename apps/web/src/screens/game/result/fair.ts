// What fair dice do: how often each symbol comes, how far that usually strays, and where a game stands among fair games.

import type { GameEvent } from '@mad-king/engine';

export interface SymbolTale {
  symbol: string;
  count: number;
  expected: number;
  /** So many came in 19 of 20 fair games. */
  least: number;
  most: number;
}

/** The middle 95 % of a binomial distribution, exactly. */
export const fairRange = (n: number, p: number, tail = 0.025): { least: number; most: number } => {
  let chance = (1 - p) ** n;
  let below = chance;
  let least = below > tail ? 0 : -1;
  for (let k = 0; k <= n; k++) {
    if (below > tail && least < 0) least = k;
    if (below >= 1 - tail) return { least: Math.max(0, least), most: k };
    chance *= ((n - k) / (k + 1)) * (p / (1 - p));
    below += chance;
  }
  return { least: Math.max(0, least), most: n };
};

/** Symbols a seat rolled, re-rolled dice each time they fell. `faces`: the symbol of each value. */
export const symbolsOf = (
  events: readonly GameEvent[],
  seat: number,
  faces: readonly string[],
): SymbolTale[] => {
  const values = events.flatMap((event) =>
    event.type === 'rolled'
      ? event.rerolled.filter((die) => event.owners[die] === seat).map((die) => event.values[die])
      : [],
  );
  return [...new Set(faces)].map((symbol) => {
    const share = faces.filter((face) => face === symbol).length / faces.length;
    return {
      symbol,
      count: values.filter((value) => faces[value - 1] === symbol).length,
      expected: values.length * share,
      ...fairRange(values.length, share),
    };
  });
};

/** The share of fair games with less luck, by the normal distribution. */
export const luckierThan = (luck: number, spread: number): number =>
  spread === 0 ? 0.5 : normal(luck / spread);

/** Abramowitz and Stegun 26.2.17: exact to seven digits. */
const normal = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z > 0 ? 1 - tail : tail;
};
