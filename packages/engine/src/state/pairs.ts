// Small counters kept as flat pairs of key and value, which copy fast and are mostly empty.

export const pairValue = (pairs: readonly number[], key: number): number => {
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === key) return pairs[i + 1];
  return 0;
};

export const addToPair = (pairs: number[], key: number, n: number): void => {
  for (let i = 0; i < pairs.length; i += 2)
    if (pairs[i] === key) {
      pairs[i + 1] += n;
      return;
    }
  pairs.push(key, n);
};

export const dropPair = (pairs: number[], key: number): void => {
  for (let i = 0; i < pairs.length; i += 2)
    if (pairs[i] === key) {
      pairs.splice(i, 2);
      return;
    }
};
