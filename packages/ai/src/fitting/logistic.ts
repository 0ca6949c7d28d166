// Logistic regression over sparse contests, one of whose sides wins, by Newton's method on the penalised likelihood: the
// chances of the sides are the softmax of what they have, weighed.

/** What a side of a contest has: its values that are not 0, and its part of the win. */
export interface Side {
  values: Iterable<readonly [feature: number, value: number]>;
  won: number;
  /** Log-odds that are known beforehand. */
  known?: number;
}

/** Weights that move less on average have been found. */
const ENOUGH = 1e-4;

export class Contests {
  private readonly index: Uint16Array;
  private readonly value: Float32Array;
  private readonly won: number[] = [];
  private readonly known: number[] = [];
  /** Where the values of each side begin, and the sides of each contest. */
  private readonly from: number[] = [0];
  private readonly sides: number[] = [0];
  private top = 0;
  readonly features: number;

  /** `room`: how many values all contests together may have. */
  constructor(features: number, room: number) {
    this.features = features;
    this.index = new Uint16Array(room);
    this.value = new Float32Array(room);
  }

  get size(): number {
    return this.sides.length - 1;
  }

  hasRoom(values: number): boolean {
    return this.top + values <= this.index.length;
  }

  add(sides: readonly Side[]): void {
    for (const { values, won, known = 0 } of sides) {
      for (const [feature, value] of [...values].sort(([a], [b]) => a - b)) {
        this.index[this.top] = feature;
        this.value[this.top++] = value;
      }
      this.from.push(this.top);
      this.won.push(won);
      this.known.push(known);
    }
    this.sides.push(this.won.length);
  }

  /** The chances of the sides of a contest. */
  chances(k: number, weights: Float64Array): number[] {
    const odds: number[] = [];
    for (let side = this.sides[k]; side < this.sides[k + 1]; side++) {
      let z = this.known[side];
      for (let i = this.from[side]; i < this.from[side + 1]; i++) z += weights[this.index[i]] * this.value[i];
      odds.push(z);
    }
    const most = Math.max(...odds);
    const shares = odds.map((z) => Math.exp(z - most));
    const all = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / all);
  }

  /** Mean log-loss of the contests from a to b. */
  loss(weights: Float64Array, a: number, b: number): number {
    let loss = 0;
    for (let k = a; k < b; k++)
      this.chances(k, weights).forEach((p, side) => {
        const won = this.won[this.sides[k] + side];
        if (won > 0) loss -= won * Math.log(p);
      });
    return loss / (b - a);
  }

  /** The weights that explain the first `n` contests best. `ridge`: how strongly each weight is held near 0. */
  fit(n: number, ridge: readonly number[], say: (round: number, moved: number) => void): Float64Array {
    const { features } = this;
    const weights = new Float64Array(features);
    for (let round = 1; round <= 12; round++) {
      const gradient = Float64Array.from(weights, (w, j) => -ridge[j] * w);
      const hessian = new Float64Array(features * features);
      for (let j = 0; j < features; j++) hessian[j * features + j] = ridge[j];
      for (let k = 0; k < n; k++) this.accumulate(k, weights, gradient, hessian);
      const step = solve(hessian, gradient);
      let moved = 0;
      for (let j = 0; j < features; j++) {
        weights[j] += step[j];
        moved += Math.abs(step[j]);
      }
      say(round, moved);
      if (moved < ENOUGH * features) break;
    }
    return weights;
  }

  private accumulate(k: number, weights: Float64Array, gradient: Float64Array, hessian: Float64Array): void {
    const { features, index, value, from, sides } = this;
    const mean = new Map<number, number>();
    this.chances(k, weights).forEach((p, n) => {
      const side = sides[k] + n;
      for (let i = from[side]; i < from[side + 1]; i++) {
        const [feature, x] = [index[i], value[i]];
        gradient[feature] += (this.won[side] - p) * x;
        mean.set(feature, (mean.get(feature) ?? 0) + p * x);
        const row = feature * features;
        for (let j = from[side]; j <= i; j++) hessian[row + index[j]] += p * x * value[j];
      }
    });
    const met = Uint16Array.from(mean.keys()).sort();
    const means = Float64Array.from(met, (feature) => mean.get(feature) ?? 0);
    for (let i = 0; i < met.length; i++) {
      const row = met[i] * features;
      for (let j = 0; j <= i; j++) hessian[row + met[j]] -= means[i] * means[j];
    }
  }
}

/** Solves a x = b for a symmetric positive a, of which it reads and overwrites the lower half (Cholesky). */
export const solve = (a: Float64Array, b: Float64Array): Float64Array => {
  const n = b.length;
  for (let j = 0; j < n; j++)
    for (let i = j; i < n; i++) {
      let sum = a[i * n + j];
      for (let k = 0; k < j; k++) sum -= a[i * n + k] * a[j * n + k];
      a[i * n + j] = i === j ? Math.sqrt(sum) : sum / a[j * n + j];
    }
  const x = b.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= a[i * n + k] * x[k];
    x[i] /= a[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= a[k * n + i] * x[k];
    x[i] /= a[i * n + i];
  }
  return x;
};
