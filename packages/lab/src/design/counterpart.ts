// The same number in another level or row: lines are found by what they say, not by where they stand, since a level may have
// lines that the one below has not.

/** Where a number stands in the data of a hero. */
export type Path = readonly (string | number)[];

type Node = Readonly<Record<string, unknown>>;
export const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null;

/** What stands at the end of a path, or undefined. */
export const at = (part: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isNode(inner) ? inner[key] : undefined), part);

/** A line by its word and condition, a row by what it needs, an option by when it is offered. */
const nameOf = (line: unknown): string => {
  if (!isNode(line)) return '';
  const word = typeof line.do === 'string' ? line.do : '';
  return JSON.stringify([word, line.need, line.cond, line.if]);
};

/** The first of that name for the first, the second for the second. */
const sameLine = (own: readonly unknown[], other: readonly unknown[], index: number): unknown => {
  const name = nameOf(own[index]);
  const ordinal = own.slice(0, index).filter((line) => nameOf(line) === name).length;
  return other.filter((line) => nameOf(line) === name)[ordinal];
};

/** The number of `other` that is what the one at the end of the path is in `own`, or null. */
export const counterpart = (own: unknown, other: unknown, path: Path): number | null => {
  let [here, there] = [own, other];
  for (const key of path) {
    if (Array.isArray(here)) there = Array.isArray(there) ? sameLine(here, there, Number(key)) : undefined;
    else there = at(there, [key]);
    here = at(here, [key]);
  }
  return typeof there === 'number' ? there : null;
};
