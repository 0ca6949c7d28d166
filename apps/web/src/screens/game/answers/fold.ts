// Which answers stand in the row, and which fold away. Giving in is never folded.

const MOST = 4;

export interface Folded<T> {
  shown: readonly T[];
  folded: readonly T[];
}

export const foldedOf = <T>(
  answers: readonly T[],
  isQuiet: (answer: T) => boolean,
  isLesser: (answer: T) => boolean = () => false,
): Folded<T> => {
  const lesser = answers.filter(isLesser);
  const loud = answers.filter((answer) => !isQuiet(answer) && !isLesser(answer));
  const room = MOST - answers.filter(isQuiet).length;
  const folded = [...(loud.length > room ? loud.slice(Math.max(1, room)) : []), ...lesser];
  return { shown: answers.filter((answer) => !folded.includes(answer)), folded };
};
