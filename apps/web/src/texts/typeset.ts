// Where a line may not break: in Polish and Czech, words of one letter ("w", "z", "k") stay with the word that follows.

const SHORT_WORD = /(?<=^|[\s(„])([aikosuvwz]) (?=\S|$)/giu;

export const bind = (words: string): string => words.replace(SHORT_WORD, '$1\u00a0');

/** The same texts, bound: also those that functions will return. */
export const typeset = <T>(texts: T): T => bound(texts) as T;

const bound = (value: unknown): unknown => {
  if (typeof value === 'string') return bind(value);
  if (typeof value === 'function') return (...args: unknown[]) => bound(value(...args));
  if (Array.isArray(value)) return value.map(bound);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bound(inner)]));
  return value;
};
