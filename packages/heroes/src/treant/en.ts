import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Spirits that grow, heal and are given up at the right time.',
  phrases: {
    spirit: '{n, plural, one {Spirit} other {Spirits}}',
    grow: 'let a spirit grow{n, plural, =1 {} other { # times}}',
  },
};
