import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Webs, combos, invisibility: quick and hard to hit.',
};
