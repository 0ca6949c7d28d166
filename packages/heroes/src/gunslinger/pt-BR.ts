import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Saca primeiro, esquiva-se, põe recompensas por cabeças e vai buscá-las.',
  official: {
    hero: 'Pistoleira',
    abilities: {
      revolver: 'Revólver',
      'bounty-hunter': 'Caçadora de Recompensas',
      showdown: 'Confronto',
      'take-cover': 'Cobertura',
      'mark-the-target': 'Marcar o Alvo',
      'fan-the-hammer': 'Engatilhar',
      deadeye: 'Mira Mortífera',
      'fill-em-with-lead': 'Encha-os com Chumbo!',
      duel: 'Duelo',
      'quick-draw': 'Saque Rápido',
    },
    tokens: { reload: 'Recarregar', bounty: 'Recompensa' },
  },
  own: {
    abilities: { 'pistol-whip': 'Coronhada', enforcer: 'Braço da Lei' },
    cards: {
      wanted: 'Procurado!',
      'spin-the-chamber': 'Gire o Tambor!',
      roulette: 'Roleta!',
      'wild-west': 'Velho Oeste!',
      'eat-lead': 'Coma Chumbo!',
      'run-and-gun': 'Corra e Atire!',
    },
    symbols: { bullet: 'Bala', dash: 'Arrancada', bullseye: 'Alvo' },
  },
};
