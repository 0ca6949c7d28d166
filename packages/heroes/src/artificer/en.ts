import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Builds bots, plants nanites and detonates them at the right moment.',
  phrases: {
    bot: '{n, plural, one {bot} other {bots}}',
  },
};
