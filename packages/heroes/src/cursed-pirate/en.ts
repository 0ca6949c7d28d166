import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Powder kegs and curses; once doomed, her whole board turns over.',
  own: {
    tokens: {
      'cursed-doubloon': { name: 'Cursed Doubloon', other: 'Cursed Doubloons' },
      'powder-keg': { name: 'Powder Keg', other: 'Powder Kegs' },
    },
  },
};
