// Spearman's rank correlation: whether what is higher there is higher here, from -1 to 1; who is equal shares a rank.

const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** 0 where there is no order to compare. */
export const spearman = (a: readonly number[], b: readonly number[]): number => {
  const [x, y] = [a, b].map((values) => {
    const ranks = ranksOf(values);
    const middle = mean(ranks);
    return ranks.map((rank) => rank - middle);
  });
  const product = (p: readonly number[], q: readonly number[]): number =>
    p.reduce((sum, value, i) => sum + value * q[i], 0);
  const spread = Math.sqrt(product(x, x) * product(y, y));
  return spread === 0 ? 0 : product(x, y) / spread;
};
