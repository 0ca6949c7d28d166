import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Bends dice and conjures tokens out of anybody’s story.',
};
