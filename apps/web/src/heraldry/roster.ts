// All heroes as the first screen knows them: names and arms, nothing of the rules.

import heroes from 'virtual:roster';
import type { Box, RosterHero } from './roster-hero.ts';

export type { Box, RosterHero } from './roster-hero.ts';

export const BOXES: readonly Box[] = ['season-1', 'season-2', 'marvel'];

/** Easiest first. */
export const roster = heroes;

export const easiest = heroes[0].id;

const byId = new Map(heroes.map((hero) => [hero.id, hero]));

export const findHero = (id: string): RosterHero | undefined => byId.get(id);

export const rosterHero = (id: string): RosterHero => {
  const hero = byId.get(id);
  if (hero === undefined) throw new Error(`there is no hero "${id}"`);
  return hero;
};
