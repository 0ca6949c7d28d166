import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Illusions, gifts nobody wants, and abilities covered up.',
  own: {
    tokens: {
      'bag-of-tricks': { name: 'Bag of Tricks', other: 'Bags of Tricks' },
      illusion: { name: 'Illusion', other: 'Illusions' },
    },
  },
};
