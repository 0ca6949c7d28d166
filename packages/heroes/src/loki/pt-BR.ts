import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Ilusões, presentes que ninguém quer e habilidades encobertas.',
  official: {},
  own: {
    hero: 'Loki',
    abilities: {
      mockery: 'Escárnio',
      antics: 'Travessuras',
      confuddle: 'Confusão',
      'liars-gifts': 'Presentes do Mentiroso',
      vilify: 'Difamar',
      vex: 'Importunar',
      'kneel-to-me': 'Ajoelhem-se',
      bewilder: 'Desnortear',
      'double-take': 'Olhar Duplo',
      'made-you-look': 'Te Peguei',
      'glorious-purpose': 'Glorioso Propósito!',
      misdirection: 'Despiste',
    },
    cards: {
      'smoke-and-mirrors': 'Fumaça e Espelhos!',
      'tongue-tied': 'Língua Presa!',
      'generous-to-a-fault': 'Generoso Demais!',
      'silver-tongue': 'Lábia de Prata!',
      'knife-behind-the-smile': 'Faca Atrás do Sorriso!',
      'that-was-not-me': 'Não Fui Eu!',
    },
    tokens: { 'bag-of-tricks': 'Saco de Truques', illusion: 'Ilusão', spellbound: 'Enfeitiçado' },
    symbols: { scepter: 'Cetro', guise: 'Disfarce', lie: 'Mentira', deceit: 'Engano' },
  },
};
