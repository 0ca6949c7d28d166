import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Soaks up blows as kinetic energy and lets it burst.',
  own: { tokens: { 'vibranium-suit': { name: 'Vibranium Suit', other: 'Vibranium Suits' } } },
};
