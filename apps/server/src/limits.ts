// How much is too much: a bucket that fills up with time, one for each session, address or table.

interface Bucket {
  left: number;
  at: number;
}

export interface Limit {
  /** So many at once, and as many again within so many seconds. */
  burst: number;
  seconds: number;
}

const MOST_BUCKETS = 20_000;

class Limiter {
  private readonly buckets = new Map<string, Bucket>();
  private readonly limit: Limit;
  private readonly now: () => number;

  constructor(limit: Limit, now: () => number) {
    this.limit = limit;
    this.now = now;
  }

  /** Seconds to wait; 0: it may be done, and is counted. */
  take(key: string): number {
    const { burst, seconds } = this.limit;
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * (burst / seconds));
    bucket.at = now;
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size > MOST_BUCKETS) this.buckets.delete(this.buckets.keys().next().value as string);
    if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * seconds) / burst);
    bucket.left--;
    return 0;
  }
}

/** What is counted apart, and how much of it may be. */
const LIMITS = {
  /** Messages of a session. */
  message: { burst: 120, seconds: 30 },
  /** Requests and connections of an address: many people may share one. */
  request: { burst: 600, seconds: 60 },
  /** New sessions of an address. */
  session: { burst: 60, seconds: 3600 },
  /** New tables of a session. */
  open: { burst: 10, seconds: 600 },
  /** Codes tried from an address. */
  find: { burst: 10, seconds: 60 },
  /** Codes tried by everybody together. */
  findAll: { burst: 300, seconds: 60 },
  /** What a session says to others. */
  say: { burst: 6, seconds: 12 },
  /** Wrong messages of a connection: then it is closed. */
  wrong: { burst: 20, seconds: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

export type Limits = { [K in LimitName]: Limiter };

export const newLimits = (now: () => number, change: Partial<Record<LimitName, Limit>> = {}): Limits =>
  Object.fromEntries(
    Object.entries({ ...LIMITS, ...change }).map(([name, limit]) => [name, new Limiter(limit, now)]),
  ) as Limits;
