import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Wchłania ciosy jako energię kinetyczną i uwalnia ją w jednym wybuchu.',
  official: {
    hero: 'Czarna Pantera',
    abilities: {
      'vibranium-claws': 'Pazury z vibranium',
      'heart-shaped-herb': 'Zioło w kształcie serca',
      'triple-threat': 'Potrójne zagrożenie',
      'ancestral-power': 'Moc przodków',
      'energy-absorption': 'Absorpcja energii',
    },
    cards: { willpower: 'Siła woli' },
    tokens: {
      'kinetic-energy': {
        name: 'Energia kinetyczna',
        acc: 'Energię kinetyczną',
        gen: 'Energii kinetycznej',
        few: 'Energie kinetyczne',
        many: 'Energii kinetycznych',
      },
      'vibranium-suit': {
        name: 'Kombinezon z vibranium',
        gen: 'Kombinezonu z vibranium',
        few: 'Kombinezony z vibranium',
        many: 'Kombinezonów z vibranium',
      },
    },
  },
  own: {
    abilities: {
      'stealth-strike': 'Cios z ukrycia',
      'meteoric-punch': 'Meteorytowy cios',
      'panther-reflexes': 'Refleks pantery',
      'wakanda-forever': 'Wakanda Forever!',
      'honor-of-bashenga': 'Honor Bashengi',
    },
    cards: {
      'kimoyo-beads': 'Paciorki Kimoyo',
      'nanite-weave': 'Nanitowy splot',
      'shuris-workshop': 'Warsztat Shuri',
      'kinetic-discharge': 'Wyładowanie kinetyczne',
      'hunters-leap': 'Skok łowcy',
    },
    symbols: { claws: 'Pazury', vibranium: 'Vibranium', panther: 'Pantera' },
  },
};
