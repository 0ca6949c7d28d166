// What somebody may have meant who wrote a name that nothing has.

/** How many letters must be put in, left out, changed or swapped with their neighbour. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length];
};

const MOST_NAMED = 3;
const FEW = 12;

/** To be put after "there is no ...": the names that are most like it, or all if they are few. */
export const nearest = (word: string, known: readonly string[]): string => {
  const names = [...new Set(known)];
  const most = Math.max(1, Math.floor(word.length / 3));
  const near = names
    .map((name) => ({ name, far: word.length > 2 && name.startsWith(word) ? 0 : distance(word, name) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
  if (near.length > 0) return `; did you mean ${near.join(' or ')}?`;
  return names.length > 0 && names.length <= FEW ? `; there are ${names.join(', ')}` : '';
};
