import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Blinds, entangles and aims: arrows that few can dodge.',
};
