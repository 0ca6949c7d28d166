// Which answers stand in the row, and which fold away. Giving in is never folded.

export const MOST = 4;

export interface Folded<T> {
  shown: readonly T[];
  folded: readonly T[];
}

export const foldedOf = <T>(answers: readonly T[], isQuiet: (answer: T) => boolean): Folded<T> => {
  if (answers.length <= MOST) return { shown: answers, folded: [] };
  const room = MOST - answers.filter(isQuiet).length;
  const loud = answers.filter((answer) => !isQuiet(answer));
  const folded = loud.slice(Math.max(1, room));
  return { shown: answers.filter((answer) => !folded.includes(answer)), folded };
};
