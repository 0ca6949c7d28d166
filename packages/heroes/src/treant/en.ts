import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Spirits that grow, heal and are given up at the right time.',
  phrases: {
    spirit: '{n, plural, one {Spirit} other {Spirits}}',
    grow: 'let a spirit grow{n, plural, =1 {} other { # times}}',
  },
  own: {
    tokens: {
      seedling: { name: 'Seedling Spirit', other: 'Seedling Spirits' },
      sapling: { name: 'Sapling Spirit', other: 'Sapling Spirits' },
      dryad: { name: 'Dryad Spirit', other: 'Dryad Spirits' },
      'barbed-vine': { name: 'Barbed Vine', other: 'Barbed Vines' },
    },
  },
};
