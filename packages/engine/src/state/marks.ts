// Marks of tokens that carry one, kept on a board as pairs of kind and mark. Several tokens of one kind are told apart by
// their slot: the first, second, ... pair of that kind.

/** Where the token of this kind and slot stands, or -1. */
export const placeOfMark = (marks: readonly number[], kind: number, slot = 0): number => {
  let left = slot;
  for (let i = 0; i < marks.length; i += 2) if (marks[i] === kind && left-- === 0) return i;
  return -1;
};

export const markOf = (marks: readonly number[], kind: number, slot = 0): number => {
  const place = placeOfMark(marks, kind, slot);
  return place < 0 ? -1 : marks[place + 1];
};

export const isMarked = (marks: readonly number[], kind: number, mark: number): boolean => {
  for (let i = 0; i < marks.length; i += 2) if (marks[i] === kind && marks[i + 1] === mark) return true;
  return false;
};
