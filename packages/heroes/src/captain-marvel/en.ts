import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Stores cosmic energy and turns it into ever brighter blasts.',
};
