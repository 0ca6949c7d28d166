import type { Lore } from '@mad-king/language';

export const lore: Lore = {
  line: 'Stores cosmic energy and turns it into ever brighter blasts.',
  own: {
    tokens: {
      'cosmic-flare': { name: 'Cosmic Flare', other: 'Cosmic Flares' },
      'cosmic-ray': { name: 'Cosmic Ray', other: 'Cosmic Rays' },
    },
  },
};
