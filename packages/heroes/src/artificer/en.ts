import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Builds bots, plants nanites and detonates them at the right moment.',
  phrases: {
    bot: '{n, plural, one {bot} other {bots}}',
  },
  own: {
    tokens: {
      nanite: { name: 'Nanite', other: 'Nanites' },
      nanobot: { name: 'Nanobot', other: 'Nanobots' },
      'shock-bot': { name: 'Shock Bot', other: 'Shock Bots' },
      'heal-bot': { name: 'Heal Bot', other: 'Heal Bots' },
    },
  },
};
