// Why the solution is the best, as numbers of which the page makes bars and sentences.

import type { PuzzleWay } from '@mad-king/after/puzzles/puzzle';

/** Abilities that have a colour of their own; what remains is drawn as one. */
const MOST_PARTS = 4;

/** Those that any way is likely to end with, the likeliest first: each has its place in the legend. */
export const partsOf = (ways: readonly PuzzleWay[]): string[] => {
  const most = new Map<string, number>();
  for (const { ability, chance } of ways.flatMap(({ ends }) => ends))
    most.set(ability, Math.max(most.get(ability) ?? 0, chance));
  return [...most]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_PARTS)
    .map(([ability]) => ability);
};

export interface Part {
  /** Null: all others together. */
  ability: string | null;
  chance: number;
}

/** A way as parts of a bar, in the order of the legend. */
export const barOf = ({ ends }: PuzzleWay, parts: readonly string[]): Part[] => {
  const chanceOf = (ability: string): number => ends.find((end) => end.ability === ability)?.chance ?? 0;
  const others = ends.filter(({ ability }) => !parts.includes(ability));
  const rest = others.reduce((sum, { chance }) => sum + chance, 0);
  return [
    ...parts.map((ability) => ({ ability, chance: chanceOf(ability) })),
    { ability: null, chance: rest },
  ].filter(({ chance }) => chance > 0);
};

/** How likely the phase ends with some ability. */
export const readyOf = ({ ends }: PuzzleWay): number =>
  Math.min(
    1,
    ends.reduce((sum, { chance }) => sum + chance, 0),
  );
