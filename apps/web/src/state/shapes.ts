// What values from outside are: what a browser kept or a file brought may have been written by anybody.

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No figure of a game comes near it, and a sum of a thousand of them is still a number. */
const MOST = 1_000_000;

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= MOST;

export const isAmount = (value: unknown): value is number => isNumber(value) && value >= 0;

export const isCount = (value: unknown): value is number => isAmount(value) && Number.isInteger(value);

/** The first moment that has no year of four digits. */
const TOO_LATE = Date.UTC(10_000, 0);

/** In milliseconds. */
export const isTime = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < TOO_LATE;

export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

export const isOneOf = <T extends string | number>(value: unknown, all: readonly T[]): value is T =>
  all.includes(value as T);

export const isListOf = <T>(value: unknown, length: number, test: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.length === length && value.every(test);
