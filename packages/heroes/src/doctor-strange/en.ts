import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Prepares spells in secret and casts them when nobody expects it.',
};
