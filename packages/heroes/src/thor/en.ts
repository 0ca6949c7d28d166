import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Throws Mjolnir, calls it back, and never stops being loud.',
  phrases: {
    throw: 'throw {token}',
    retrieve: 'retrieve {token}',
    hammer: 'throw or retrieve {mjolnir}{n, plural, =1 {} other {, up to # times}}',
  },
};
