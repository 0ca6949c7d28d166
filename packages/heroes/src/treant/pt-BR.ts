import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Espíritos que crescem, curam e se sacrificam na hora certa.',
  phrases: {
    spirit: '{n, plural, one {Espírito} other {Espíritos}}',
    grow: 'faça|fazer um Espírito crescer{n, plural, =1 {} other { # vezes}}',
  },
  official: {},
  own: {
    hero: 'Ent',
    abilities: {
      fertilize: 'Fertilizar',
      splinter: 'Lasca',
      tend: 'Cuidar',
      cultivate: 'Cultivar',
      overgrowth: 'Crescimento Selvagem',
      plant: 'Plantar',
      'vengeful-vines': 'Vinhas Vingativas',
      bitterroot: 'Raiz Amarga',
      'call-of-the-wild': 'Chamado da Natureza',
      enrapture: 'Arrebatar',
      'natures-grasp': 'Abraço da Natureza',
      'natures-blessing': 'Bênção da Natureza',
      'wake-the-forest': 'Despertar a Floresta!',
      rooted: 'Enraizado',
    },
    cards: {
      harvest: 'Colheita!',
      'cultivate-card': 'Cultivar!',
      'will-o-wisp': 'Fogo-fátuo!',
      'down-pour': 'Aguaceiro!',
      stomp: 'Pisão!',
      'drink-deep': 'Gole Profundo!',
      'mother-tree': 'Árvore-mãe!',
    },
    tokens: {
      seedling: 'Espírito Semente',
      sapling: 'Espírito Broto',
      dryad: 'Espírito Dríade',
      wellspring: 'Fonte da Vida',
      'barbed-vine': 'Trepadeira Espinhosa',
    },
    symbols: { branch: 'Galho', leaf: 'Folha', spirit: 'Espírito' },
  },
};
