// What of a text changes from one level of an ability to the next: what stays, what goes and what comes in its place.

import { inOneLine, isIcon, type Said, type Word } from '@mad-king/text';

export interface Piece {
  is: 'same' | 'gone' | 'new';
  words: Word[];
}

/** Word by word, each with the space before it. */
const wordsOf = (said: Said): Word[] =>
  inOneLine(said).flatMap((word): Word[] =>
    isIcon(word) ? [word] : word.text.split(/(?= )/).map((text) => ({ text })),
  );

const keyOf = (word: Word): string => (isIcon(word) ? `${word.icon}/${word.id}` : word.text.trim());

/** The length of the longest common run of words from each pair of places on. */
const lengths = (a: readonly string[], b: readonly string[]): number[][] => {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i][j] = a[i] === b[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
  return table;
};

/** What goes stands before what comes. */
export const difference = (before: Said, after: Said): Piece[] => {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [a, b] = [old.map(keyOf), now.map(keyOf)];
  const common = lengths(a, b);
  const pieces: Piece[] = [];
  const add = (is: Piece['is'], word: Word): void => {
    const last = pieces.at(-1);
    if (last?.is === is) last.words.push(word);
    else pieces.push({ is, words: [word] });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length)
    if (i < old.length && j < now.length && a[i] === b[j]) {
      add('same', now[j++]);
      i++;
    } else if (j >= now.length || (i < old.length && common[i + 1][j] >= common[i][j + 1]))
      add('gone', old[i++]);
    else add('new', now[j++]);
  return pieces;
};
