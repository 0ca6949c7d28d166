import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Luta ao lado de sua fera, Nyra, que recebe as feridas em seu lugar.',
  official: {
    tokens: { 'nyras-bond': 'Laços de Nyra' },
  },
  own: {
    hero: 'Caçadora',
    abilities: {
      animalistic: 'Animalesco',
      savage: 'Selvagem',
      hunt: 'Caçada',
      resuscitate: 'Reanimar',
      'feral-instincts': 'Instintos Ferinos',
      swipe: 'Patada',
      onslaught: 'Investida',
      'predatory-advance': 'Avanço Predatório',
      jugular: 'Jugular',
      feral: 'Ferino',
      ferocious: 'Feroz',
      'maternal-bond': 'Laço Maternal',
      'jungle-fury': 'Fúria da Selva!',
    },
    cards: {
      'blood-bond': 'Laço de Sangue!',
      'savage-slash': 'Corte Selvagem!',
      pounce: 'Bote!',
      prowl: 'Espreita!',
      resilient: 'Resiliência!',
      'primal-roar': 'Rugido Primal!',
    },
    tokens: { nyra: 'Nyra', 'nyra-active': 'Nyra em Ação' },
    symbols: { spear: 'Lança', claw: 'Garra', 'bonded-soul': 'Alma Unida', 'saber-tooth': 'Dente de Sabre' },
  },
};
