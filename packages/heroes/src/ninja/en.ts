import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Poison, smoke and a blade from the shadows.',
};
