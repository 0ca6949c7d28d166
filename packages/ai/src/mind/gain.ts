// How much one choice is better than another, over imagined games that both share, and how sure that is.

/** Imagined games without which nothing can be said. */
const FEWEST = 2;
/** Standard errors: what is likely, and what is beyond doubt. */
const LIKELY = 1;
const BEYOND_DOUBT = 2;

export class Gain {
  private sum = 0;
  private squares = 0;
  n = 0;

  count(gain: number): void {
    this.sum += gain;
    this.squares += gain * gain;
    this.n++;
  }

  get mean(): number {
    return this.n === 0 ? 0 : this.sum / this.n;
  }

  /** The standard error of the mean; of fewer than two games nothing is known. */
  get error(): number {
    if (this.n < FEWEST) return Number.POSITIVE_INFINITY;
    const { mean } = this;
    return Math.sqrt(Math.max(0, this.squares / this.n - mean * mean) / (this.n - 1));
  }

  /** The mean, so many standard errors up or down; nothing is said for what too little has been seen of. */
  within(errors: number): number {
    return this.n < FEWEST ? Number.NEGATIVE_INFINITY : this.mean + errors * this.error;
  }

  get least(): number {
    return this.within(-BEYOND_DOUBT);
  }

  get most(): number {
    return this.within(BEYOND_DOUBT);
  }

  /** What is left of it with the likely error taken off; nothing, if it may be luck. */
  get proven(): number {
    const { mean, error } = this;
    const sure = Math.abs(mean) - LIKELY * error;
    return sure > 0 ? Math.sign(mean) * sure : 0;
  }
}
