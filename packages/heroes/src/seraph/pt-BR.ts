import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Alça voo, abençoa com luz e reduz à metade o que a atinge.',
  official: {},
  own: {
    hero: 'Serafim',
    abilities: {
      'holy-blade': 'Lâmina Sagrada',
      cherubim: 'Querubim',
      glorious: 'Gloriosa',
      'take-flight': 'Alçar Voo',
      purify: 'Purificação',
      'holy-smite': 'Punição Sagrada',
      'holy-command': 'Comando Sagrado',
      triumphant: 'Triunfante',
      'archangels-will': 'Vontade do Arcanjo',
      'heavens-blessing': 'Bênção dos Céus',
      'highest-power': 'Poder Supremo',
      'divine-visage': 'Semblante Divino',
      'angelic-mantle': 'Manto Angelical',
      'split-the-heavens': 'Partir os Céus!',
    },
    cards: {
      'to-the-skies': 'Aos Céus!',
      'divine-intervention': 'Intervenção Divina!',
      'angelic-combat': 'Combate Angelical!',
      smote: 'Fulminado!',
      'holier-than-thou': 'Mais Santa que Você!',
    },
    tokens: { 'holy-presence': 'Presença Sagrada', flight: 'Voo', 'blinding-light': 'Luz Ofuscante' },
    symbols: { blade: 'Lâmina', wings: 'Asas', cross: 'Cruz', 'angelic-pendant': 'Pingente Angelical' },
  },
};
