import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Steals CP, hides in the shadows, stabs from there.',
};
