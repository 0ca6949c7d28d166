// How far chances can be believed: of all who were said to win 3 games of 10, do 3 of 10 win?

/** A chance that was told, and what came of it: 1 won, 0 lost, a part of 1 for a draw. */
export interface Told {
  chance: number;
  came: number;
}

interface Bin {
  n: number;
  /** Means of what was told and of what came. */
  told: number;
  came: number;
}

export interface Calibration {
  n: number;
  /** Expected calibration error: the mean distance between what was told and what came, over bins. */
  error: number;
  /** Mean logarithm of the chance of what came, negative: lower is better. */
  loss: number;
  bins: Bin[];
}

const BINS = 10;
/** What was called impossible and came must not cost without bound. */
const LEAST = 1e-6;

export const calibrationOf = (told: readonly Told[]): Calibration => {
  const sums = Array.from({ length: BINS }, () => ({ n: 0, told: 0, came: 0 }));
  let loss = 0;
  for (const { chance, came } of told) {
    const bin = sums[Math.min(BINS - 1, Math.floor(chance * BINS))];
    bin.n++;
    bin.told += chance;
    bin.came += came;
    loss -= came * Math.log(Math.max(LEAST, chance)) + (1 - came) * Math.log(Math.max(LEAST, 1 - chance));
  }
  const n = told.length;
  return {
    n,
    error: n === 0 ? 0 : sums.reduce((sum, bin) => sum + Math.abs(bin.told - bin.came), 0) / n,
    loss: n === 0 ? 0 : loss / n,
    bins: sums
      .filter((bin) => bin.n > 0)
      .map((bin) => ({ n: bin.n, told: bin.told / bin.n, came: bin.came / bin.n })),
  };
};
