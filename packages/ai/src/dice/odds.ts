// The exact chance of every ability when one rolls for it alone.

import type { Library } from '@mad-king/engine';
import type { CastHero } from '@mad-king/engine/inside';
import { meetsDice } from '@mad-king/language/inside';
import { DICE, FIRST, RESULTS, valuesOf } from './multisets.ts';
import { beforeRolling, Plan, type Worth } from './plan.ts';

/** The chance of one row of an ability. */
export interface AbilityOdds {
  id: string;
  level: number;
  need: string;
  chance: number;
}

/** Worth 1 where the dice meet the requirement, 0 elsewhere. */
const metBy = (hero: CastHero, need: Parameters<typeof meetsDice>[0]): Worth =>
  Float64Array.from({ length: RESULTS }, (_, result) =>
    meetsDice(need, valuesOf(result + FIRST[DICE]), hero.faces) ? 1 : 0,
  );

/** The exact chance of every ability of a hero when one rolls for it alone. */
export const oddsOf = (library: Library, heroId: string, attempts = 3): AbilityOdds[] => {
  const hero = library.heroes.find(({ id }) => id === heroId);
  if (hero === undefined) return [];
  return hero.offence.flatMap((index) => {
    const { id, levels } = hero.abilities[index];
    return levels.flatMap((level, n) =>
      (level?.rows ?? []).map(({ need, words }) => ({
        id,
        level: n,
        need: words,
        chance: beforeRolling(new Plan(metBy(hero, need)), attempts),
      })),
    );
  });
};
