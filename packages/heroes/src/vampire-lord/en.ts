import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Blood Power buys damage, cards, cleansing or healing; opponents bleed.',
};
