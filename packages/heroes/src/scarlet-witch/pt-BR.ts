import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Dobra os dados e conjura fichas da história de qualquer um.',
  official: {},
  own: {
    hero: 'Feiticeira Escarlate',
    abilities: {
      'hex-bolt': 'Raio de Feitiço',
      conjuration: 'Conjuração',
      jinx: 'Azar',
      darkhold: 'Darkhold',
      'mind-blast': 'Explosão Mental',
      spellcraft: 'Arte dos Feitiços',
      bewitch: 'Enfeitiçar',
      'energy-drain': 'Drenar Energia',
      'pure-chaos': 'Puro Caos',
      chaos: 'Caos',
      'sealed-your-fate': 'Destino Selado!',
      'double-dose': 'Dose Dupla',
    },
    cards: {
      'chaos-magic': 'Magia do Caos',
      'altered-odds': 'Chances Alteradas',
      'scarlet-surge': 'Onda Escarlate',
      'hex-ward': 'Proteção Mística',
      rewrite: 'Reescrever',
      'house-of-cards': 'Castelo de Cartas',
    },
    tokens: {
      crackle: 'Crepitar',
      'probability-manipulation': 'Manipulação de Probabilidade',
      conjure: 'Invocação',
      'reality-warp': 'Distorção da Realidade',
    },
    symbols: { hex: 'Feitiço', curse: 'Maldição', darkhold: 'Darkhold', chaos: 'Caos' },
  },
};
