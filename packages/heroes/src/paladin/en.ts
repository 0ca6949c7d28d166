import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Protects, blesses, strikes back, and lives off the tithe.',
};
