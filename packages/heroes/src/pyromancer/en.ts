import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Feeds Fire Mastery and burns it all in one attack.',
};
