import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Rouba PC, esconde-se nas sombras e de lá apunhala.',
  official: {
    hero: 'Ladrão Sombrio',
    tokens: { poison: 'Veneno' },
  },
  own: {
    abilities: {
      'dagger-strike': 'Golpe de Adaga',
      pickpocket: 'Batedor de Carteira',
      'shifty-strike': 'Golpe Astuto',
      'shadow-strike': 'Golpe Sombrio',
      'insidious-strike': 'Golpe Insidioso',
      'shank-attack': 'Facada',
      'shadow-dance': 'Dança das Sombras',
      carducopia: 'Cartucópia',
      'shadow-shank': 'Facada Sombria!',
      'shadow-defense': 'Defesa Sombria',
      'counter-strike': 'Contragolpe',
    },
    cards: {
      sneaky: 'Sorrateiro!',
      'poison-wound': 'Ferida Envenenada!',
      'wild-shadow': 'Sombra Selvagem!',
      'shadow-coin': 'Moeda Sombria!',
      'enter-the-shadows': 'Entrar nas Sombras!',
      'card-trick': 'Truque de Cartas!',
      'shadow-meld': 'Fusão com as Sombras!',
    },
    tokens: { shadows: 'Sombras', 'sneak-attack': 'Ataque Furtivo' },
    symbols: { dagger: 'Adaga', bag: 'Bolsa', card: 'Carta', shadow: 'Sombra' },
  },
};
