// Numbers as people read them.

/** A number computed exactly, to the 12 digits that are certain. */
export const twelveDigits = (n: number): number => Number(n.toPrecision(12));

export const percent = (part: number, digits = 1): string => `${(100 * part).toFixed(digits)} %`;
