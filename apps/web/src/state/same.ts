// What has not changed stays the same object, so that whatever is drawn from it need not be drawn again.

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** `now`, made of the parts of `before` that are equal. For plain data. */
export const same = <T>(before: unknown, now: T): T => {
  if (Object.is(before, now) || !isPart(before) || !isPart(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    made[key] = same(before[key], now[key]);
    isSame &&= Object.hasOwn(before, key) && Object.is(made[key], before[key]);
  }
  if (isSame) return before as T;
  return (Array.isArray(now) ? Object.values(made) : made) as T;
};
