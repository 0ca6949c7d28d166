import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Draws first, evades, puts bounties on heads and collects them.',
};
