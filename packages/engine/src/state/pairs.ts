// Small counters kept as flat pairs of key and value. They are mostly empty and never changed in place, so that copies of a
// game share them.

export type Pairs = readonly number[];

export const NO_PAIRS: Pairs = [];

export const pairValue = (pairs: Pairs, key: number): number => {
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === key) return pairs[i + 1];
  return 0;
};

/** n more of this key. */
export const withMore = (pairs: Pairs, key: number, n: number): Pairs =>
  withPair(pairs, key, pairValue(pairs, key) + n);

export const withPair = (pairs: Pairs, key: number, value: number): Pairs => {
  const copy = pairs.slice();
  let i = 0;
  while (i < copy.length && copy[i] !== key) i += 2;
  copy[i] = key;
  copy[i + 1] = value;
  return copy;
};

export const withoutPair = (pairs: Pairs, key: number): Pairs => {
  for (let i = 0; i < pairs.length; i += 2)
    if (pairs[i] === key) return [...pairs.slice(0, i), ...pairs.slice(i + 2)];
  return pairs;
};
