import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Soaks up blows as kinetic energy and lets it burst.',
};
