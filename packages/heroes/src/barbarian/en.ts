import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Hits hard, heals himself, stuns: the straightest way from dice to damage.',
};
