// How much one choice is better than another, over imagined games that both share, and how sure that is.

/** Imagined games without which nothing can be said. */
const FEWEST = 2;
/** Standard errors: what is likely, and what is beyond doubt. */
const LIKELY = 1;
const BEYOND_DOUBT = 2;

/** How a choice fared in an imagined game: the chance to win after it, and what of that was luck. */
interface Fared {
  chance: number;
  luck: number;
}

/** As many games as it takes to believe half of what is seen of the share of luck. */
const LUCK_BELIEVED = 12;

export class Gain {
  private sum = 0;
  private squares = 0;
  private luck = 0;
  private lucks = 0;
  private both = 0;
  n = 0;

  /** `luck`: how much more of it there was, which is nothing on average: what goes along with it tells nothing about the choice. */
  count(gain: number, luck = 0): void {
    this.sum += gain;
    this.squares += gain * gain;
    this.luck += luck;
    this.lucks += luck * luck;
    this.both += gain * luck;
    this.n++;
  }

  /** One more imagined game that both have seen. */
  compare(one: Fared, other: Fared): void {
    this.count(one.chance - other.chance, one.luck - other.luck);
  }

  /** How much of a gain goes along with luck, as far as it can be told. */
  private get share(): number {
    const { n } = this;
    const varied = this.lucks - (this.luck * this.luck) / n;
    return varied <= 0 ? 0 : ((this.both - (this.sum * this.luck) / n) / varied) * (n / (n + LUCK_BELIEVED));
  }

  get mean(): number {
    return this.n === 0 ? 0 : (this.sum - this.share * this.luck) / this.n;
  }

  /** The standard error of the mean; of fewer than two games nothing is known. */
  get error(): number {
    const { n, share, mean } = this;
    if (n < FEWEST) return Number.POSITIVE_INFINITY;
    const squares = this.squares - 2 * share * this.both + share * share * this.lucks;
    return Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
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
