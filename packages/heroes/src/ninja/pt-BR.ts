import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Veneno, fumaça e uma lâmina saída das sombras.',
  official: {},
  own: {
    hero: 'Ninja',
    abilities: {
      slash: 'Corte',
      'death-blossom': 'Flor da Morte',
      'walk-the-line': 'No Limite',
      'tip-of-the-blade': 'Ponta da Lâmina',
      'smoke-screen': 'Cortina de Fumaça',
      'kuji-kiri': 'Kuji-Kiri',
      'poison-blade': 'Lâmina Envenenada',
      'shadow-fang': 'Presa Sombria',
      misdirect: 'Despistar',
      shadewalk: 'Andar nas Sombras',
      jugulate: 'Degolar',
      assassinate: 'Assassinar!',
      'shade-shift': 'Salto Sombrio',
    },
    cards: {
      'poison-dart': 'Dardo Envenenado!',
      'throwing-stars': 'Estrelas Ninja!',
      'fan-of-knives': 'Leque de Facas!',
      'smoke-offering': 'Oferenda de Fumaça!',
      train: 'Treinar!',
      escape: 'Fuga!',
      dojo: 'Dojo!',
    },
    tokens: { ninjutsu: 'Ninjutsu', 'smoke-bomb': 'Bomba de Fumaça', 'delayed-poison': 'Veneno Retardado' },
    symbols: { ninjato: 'Ninjato', shuriken: 'Shuriken', mask: 'Máscara' },
  },
};
