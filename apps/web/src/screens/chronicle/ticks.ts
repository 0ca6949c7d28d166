// Round numbers along an axis.

const ROUND = [1, 2, 5, 10];

/** The least round step with which an axis of this length has at most so many. */
const stepOf = (length: number, most: number): number => {
  const unit = 10 ** Math.floor(Math.log10(length / most));
  return unit * (ROUND.find((n) => n * unit * most >= length) ?? 10);
};

/** From `low` to `high`, zero among them if it lies there. */
export const ticksOf = (low: number, high: number, most: number): number[] => {
  if (!(high > low)) return [low];
  const step = stepOf(high - low, most);
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
};

/** Numbers of games, the first one always. */
export const gameTicks = (games: number, most: number): number[] => [
  1,
  ...ticksOf(0, games, most).filter((n) => n > 1 && Number.isInteger(n)),
];
