import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Poison, smoke and a blade from the shadows.',
  own: { tokens: { 'smoke-bomb': { name: 'Smoke Bomb', other: 'Smoke Bombs' } } },
};
