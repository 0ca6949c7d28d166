import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Honor for the samurai, shame for the others, and a sharp answer.',
};
