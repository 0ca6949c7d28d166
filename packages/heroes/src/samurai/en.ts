import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Honour for himself, shame for the others, and a sharp answer.',
};
