import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Fights beside her beast Nyra, who takes wounds in her stead.',
};
