// All heroes at once. Who would have to wait for them takes those it needs from the registry: a game needs no others than its own.

import type { Content, Hero } from '@mad-king/language';
import { HERO_IDS, loadHero, sharedCards } from './registry.ts';

/** All heroes. */
export const heroes: Hero[] = await Promise.all(HERO_IDS.map(loadHero));

export { sharedCards };

/** Everything there is, for `compile` of the engine. */
export const content: Content = { heroes, sharedCards };
