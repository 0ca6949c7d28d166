import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Agility, covert operations, and time bombs that tick on every board.',
  own: { tokens: { 'time-bomb': { name: 'Time Bomb', other: 'Time Bombs' } } },
};
