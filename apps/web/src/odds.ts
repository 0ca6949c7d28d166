// Exact chances for the pages of heroes: every requirement by itself, and of having any ability at all.

import { beforeRolling, DICE, FIRST, oddsOf, Plan, RESULTS, valuesOf } from '@mad-king/ai/dice';
import type { Library } from '@mad-king/engine';
import { meetsDice } from '@mad-king/language/inside';

const ATTEMPTS = 3;

/** By ability, level and requirement, when one rolls for it alone. */
export type Odds = (ability: string, level: number, need: string) => number | undefined;

export const oddsFor = (library: Library, hero: string): Odds => {
  const key = (ability: string, level: number, need: string): string => `${ability}/${level}/${need}`;
  const chances = new Map(
    oddsOf(library, hero, ATTEMPTS).map(({ id, level, need, chance }) => [key(id, level, need), chance]),
  );
  return (ability, level, need) => chances.get(key(ability, level, need));
};

/** That the dice make some ability of the board as it lies at the start. */
export const readyChance = (library: Library, id: string): number => {
  const hero = library.heroes.find((h) => h.id === id);
  if (hero === undefined) return 0;
  const needs = hero.offence
    .map((index) => hero.abilities[index])
    .filter(({ index, side }) => side === 0 && hero.hero.abilities[index].addedBy === undefined)
    .flatMap(({ levels }) => (levels[1]?.rows ?? []).map(({ need }) => need));
  const met = Float64Array.from({ length: RESULTS }, (_, result) => {
    const values = valuesOf(result + FIRST[DICE]);
    return needs.some((need) => meetsDice(need, values, hero.faces)) ? 1 : 0;
  });
  return beforeRolling(new Plan(met), ATTEMPTS);
};
