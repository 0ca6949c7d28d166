// What things are worth, in points of health. Fitted by self-play (scripts/fit.ts of this package) and stored as data.

import type { Library } from '@mad-king/engine';
import fitted from '../data/weights.json' with { type: 'json' };

export interface Weights {
  /** How many points of advantage make a win e times as likely. */
  scale: number;
  /** What it means to be close to defeat. */
  nearness: number;
  /** Having the turn. */
  tempo: number;
  /** One combat point, one card in hand, one upgrade level in play. */
  cp: number;
  card: number;
  upgrade: number;
  /** One additional Offensive Roll Phase. */
  phase: number;
  /** How much of each type of damage arrives, on average. */
  arrives: Record<string, number>;
  /** One token on its holder's board, by kind id. */
  tokens: Record<string, number>;
}

export const WEIGHTS: Weights = fitted;

/** Worth of tokens by the library's index, for its holder. */
export const tokenWorth = (library: Library, weights: Weights = WEIGHTS): Float64Array => {
  const known = cache.get(library);
  if (known) return known;
  const worth = Float64Array.from(library.kinds, ({ id, token }) => {
    const fit = weights.tokens[id];
    if (fit !== undefined) return fit;
    return { positive: 1.5, negative: -1.5, unique: 2, companion: 1 }[token.kind];
  });
  cache.set(library, worth);
  return worth;
};
const cache = new WeakMap<Library, Float64Array>();
