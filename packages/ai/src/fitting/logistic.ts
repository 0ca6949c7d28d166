// Logistic regression over sparse examples, by Newton's method on the penalised likelihood.

export class Examples {
  private readonly index: Uint16Array;
  private readonly value: Float32Array;
  private readonly from: number[] = [0];
  private readonly outcome: number[] = [];
  private top = 0;
  readonly features: number;

  /** `room`: how many values all examples together may have. */
  constructor(features: number, room: number) {
    this.features = features;
    this.index = new Uint16Array(room);
    this.value = new Float32Array(room);
  }

  get size(): number {
    return this.outcome.length;
  }

  hasRoom(values: number): boolean {
    return this.top + values <= this.index.length;
  }

  /** An example: its values that are not 0, and whether it was a success (1), a failure (0) or neither (0.5). */
  add(values: Iterable<readonly [number, number]>, outcome: number): void {
    for (const [feature, value] of values) {
      this.index[this.top] = feature;
      this.value[this.top++] = value;
    }
    this.from.push(this.top);
    this.outcome.push(outcome);
  }

  private chance(k: number, weights: Float64Array): number {
    let z = 0;
    for (let i = this.from[k]; i < this.from[k + 1]; i++) z += weights[this.index[i]] * this.value[i];
    return 1 / (1 + Math.exp(-z));
  }

  /** Mean log-loss of the examples from a to b. */
  loss(weights: Float64Array, a: number, b: number): number {
    let loss = 0;
    for (let k = a; k < b; k++) {
      const p = this.chance(k, weights);
      loss -= this.outcome[k] * Math.log(p) + (1 - this.outcome[k]) * Math.log(1 - p);
    }
    return loss / (b - a);
  }

  /** The weights that explain the first `n` examples best. `ridge`: how strongly each weight is held near 0. */
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
      if (moved < 0.01) break;
    }
    return weights;
  }

  private accumulate(k: number, weights: Float64Array, gradient: Float64Array, hessian: Float64Array): void {
    const { features, index, value } = this;
    const p = this.chance(k, weights);
    const rest = this.outcome[k] - p;
    const end = this.from[k + 1];
    for (let i = this.from[k]; i < end; i++) {
      gradient[index[i]] += rest * value[i];
      const row = index[i] * features;
      const weight = p * (1 - p) * value[i];
      for (let j = this.from[k]; j < end; j++) hessian[row + index[j]] += weight * value[j];
    }
  }
}

/** Solves a x = b for a symmetric positive a, which it overwrites (Cholesky). */
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
