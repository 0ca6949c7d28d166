import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Sbírá čchi a využívá ji k úderům, úhybům nebo očistě.',
  official: {},
  own: {
    hero: 'Mnich',
    abilities: {
      'fist-strike': 'Úder pěstí',
      meditate: 'Meditace',
      'zen-strike': 'Zenový úder',
      'combo-strike': 'Série úderů',
      'tempest-rush': 'Bouřlivý výpad',
      'fist-of-harmony': 'Pěst harmonie',
      'lotus-strike': 'Lotosový úder',
      'way-of-the-lotus': 'Cesta lotosu',
      'fist-of-tranquility': 'Pěst klidu',
      'way-of-the-monk': 'Cesta mnicha',
      transcendence: 'Transcendence!',
      serenity: 'Vyrovnanost',
    },
    cards: {
      'palm-strike': 'Úder dlaní!',
      'mystic-mantra': 'Mystická mantra!',
      ruminate: 'Rozjímání!',
      contemplate: 'Kontemplace!',
      enlightenment: 'Osvícení!',
    },
    tokens: { chi: 'Čchi' },
    symbols: { fist: 'Pěst', palm: 'Dlaň', zen: 'Zen', lotus: 'Lotos' },
  },
};
