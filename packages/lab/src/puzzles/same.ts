// Whether two choices are the same answer: dice that show the same are the same.

import type { Choice, Game } from '@mad-king/engine';
import { C, first, kindOf } from '@mad-king/engine/inside';

const kept = (g: Game, c: Choice): string =>
  (g.rolls[0]?.values ?? [])
    .filter((_, die) => first(c) & (1 << die))
    .sort()
    .join(' ');

export const isSame = (g: Game, a: Choice, b: Choice): boolean =>
  a === b || (kindOf(a) === C.Keep && kindOf(b) === C.Keep && kept(g, a) === kept(g, b));
