// Marks of tokens that carry one, kept on a board as pairs of kind and mark.

/** Where the first token of this kind stands, or -1. */
export const slotOfMark = (marks: readonly number[], kind: number): number => {
  for (let i = 0; i < marks.length; i += 2) if (marks[i] === kind) return i;
  return -1;
};

export const markOf = (marks: readonly number[], kind: number): number => {
  const slot = slotOfMark(marks, kind);
  return slot < 0 ? -1 : marks[slot + 1];
};
