import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Protege, abençoa, revida e vive do dízimo.',
  official: {
    hero: 'Paladino',
    abilities: { 'divine-defense': 'Defesa Divina' },
    cards: { absolution: 'Absolvição' },
    tokens: { retribution: 'Vingança' },
  },
  own: {
    abilities: {
      tithe: 'Dízimo',
      retaliate: 'Retaliar',
      requital: 'Desforra',
      'righteous-combat': 'Combate Justo',
      steadfast: 'Inabalável',
      'mighty-prayer': 'Oração Poderosa',
      'offensive-stance': 'Postura Ofensiva',
      'holy-attack': 'Ataque Sagrado',
      'righteous-prayer': 'Oração Justa',
      prosperity: 'Prosperidade',
      'holy-light': 'Luz Sagrada',
      'resolute-faith': 'Fé Resoluta!',
    },
    cards: {
      mighty: 'Poderoso!',
      consecration: 'Consagração!',
      blessed: 'Abençoado!',
      'divine-favor': 'Favor Divino!',
    },
    tokens: { crit: 'Crítico', accuracy: 'Precisão' },
    symbols: { sword: 'Espada', helmet: 'Elmo', life: 'Vida', prayer: 'Oração' },
  },
};
