import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Earns tactical advantage and spends it on whatever the plan needs.',
};
