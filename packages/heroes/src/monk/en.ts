import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Gathers Chi and spends it to strike, evade or cleanse.',
};
