// The look of everything, for those who draw: builds take from it what a page needs.

import { HERO_IDS } from './registry.ts';
import type { Theme } from './theme.ts';

export {
  type CardKindName,
  type CardLook,
  type Court,
  cardIcons,
  court,
  type Mark,
  tokenIcons,
  tokenSeals,
} from './shared/theme.ts';
export type * from './theme.ts';

const themeOf = async (id: string): Promise<Theme> => (await import(`./${id}/theme.ts`)).theme;

/** By hero. */
export const themes: Readonly<Record<string, Theme>> = Object.fromEntries(
  await Promise.all(HERO_IDS.map(async (id) => [id, await themeOf(id)] as const)),
);
