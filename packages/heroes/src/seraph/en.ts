import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Takes flight, blesses with light, and halves what reaches her.',
};
