import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Illusions, gifts nobody wants, and abilities covered up.',
};
