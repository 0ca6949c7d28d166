import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Acumula Chi e o gasta para golpear, esquivar-se ou purificar-se.',
  official: {},
  own: {
    hero: 'Monge',
    abilities: {
      'fist-strike': 'Golpe de Punho',
      meditate: 'Meditar',
      'zen-strike': 'Golpe Zen',
      'combo-strike': 'Golpe Combinado',
      'tempest-rush': 'Investida da Tempestade',
      'fist-of-harmony': 'Punho da Harmonia',
      'lotus-strike': 'Golpe de Lótus',
      'way-of-the-lotus': 'Caminho do Lótus',
      'fist-of-tranquility': 'Punho da Tranquilidade',
      'way-of-the-monk': 'Caminho do Monge',
      transcendence: 'Transcendência!',
      serenity: 'Serenidade',
    },
    cards: {
      'palm-strike': 'Golpe de Palma!',
      'mystic-mantra': 'Mantra Místico!',
      ruminate: 'Ruminar!',
      contemplate: 'Contemplar!',
      enlightenment: 'Iluminação!',
    },
    tokens: { chi: 'Chi' },
    symbols: { fist: 'Punho', palm: 'Palma', zen: 'Zen', lotus: 'Lótus' },
  },
};
