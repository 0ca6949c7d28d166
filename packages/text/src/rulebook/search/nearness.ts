// Slips of the pen: the words of a vocabulary that a mistyped or unfinished word may mean.

const LONG = 8;
const SHORT = 4;

/** How many slips a word may have. */
const slips = (word: string): number => (word.length >= LONG ? 2 : word.length >= SHORT ? 1 : 0);

/** The nearest words; all of them, if several are equally near. */
export const nearest = (word: string, vocabulary: Iterable<string>): string[] => {
  let least = slips(word);
  let found: string[] = [];
  for (const other of vocabulary) {
    if (Math.abs(other.length - word.length) > least && !other.startsWith(word)) continue;
    const far = other.startsWith(word) && word.length >= SHORT - 1 ? 1 : distance(word, other, least);
    if (far > least) continue;
    if (far < least) found = [];
    least = far;
    found.push(other);
  }
  return found;
};

/** Letters to insert, leave out, replace or swap with their neighbour; more than `most` is all the same. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2] + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length];
};
