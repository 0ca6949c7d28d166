import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Absorve golpes como energia cinética e a faz explodir.',
  official: {},
  own: {
    hero: 'Pantera Negra',
    abilities: {
      'vibranium-claws': 'Garras de Vibranium',
      'stealth-strike': 'Golpe Furtivo',
      'heart-shaped-herb': 'Erva-Coração',
      'meteoric-punch': 'Soco Meteórico',
      'triple-threat': 'Ameaça Tripla',
      'ancestral-power': 'Poder Ancestral',
      'panther-reflexes': 'Reflexos de Pantera',
      'wakanda-forever': 'Wakanda Para Sempre!',
      'energy-absorption': 'Absorção de Energia',
      'honor-of-bashenga': 'Honra de Bashenga',
    },
    cards: {
      willpower: 'Força de Vontade!',
      'kimoyo-beads': 'Contas Kimoyo',
      'nanite-weave': 'Trama de Nanitos',
      'shuris-workshop': 'Oficina de Shuri',
      'kinetic-discharge': 'Descarga Cinética',
      'hunters-leap': 'Salto do Caçador',
    },
    tokens: { 'kinetic-energy': 'Energia Cinética', 'vibranium-suit': 'Traje de Vibranium' },
    symbols: { claws: 'Garras', vibranium: 'Vibranium', panther: 'Pantera' },
  },
};
