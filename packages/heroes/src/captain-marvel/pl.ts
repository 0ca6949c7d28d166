import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Gromadzi kosmiczną energię i zamienia ją w coraz jaśniejsze wybuchy.',
  official: {
    tokens: {
      radiance: {
        name: 'Promieniowanie',
        gen: 'Promieniowania',
        few: 'Promieniowania',
        many: 'Promieniowań',
      },
    },
  },
  own: {
    hero: 'Kapitan Marvel',
    abilities: {
      'photon-punch': 'Fotonowy cios',
      'inner-light': 'Wewnętrzne światło',
      'cosmic-recharge': 'Kosmiczne ładowanie',
      'aurora-wave': 'Fala zorzy',
      'binary-recharge': 'Ładowanie Binary',
      'barrel-roll': 'Beczka',
      photonic: 'Fotoniczność',
      'light-torpedo': 'Świetlna torpeda',
      skyward: 'Ku niebu',
      supernova: 'Supernowa',
      interstellar: 'Międzygwiezdna',
      'binary-blast': 'Wybuch Binary!',
      'energy-absorption': 'Absorpcja energii',
    },
    cards: {
      'solar-spark': 'Słoneczna iskra!',
      'glow-brighter': 'Świeć jaśniej!',
      'charge-the-core': 'Naładuj rdzeń!',
      'go-binary': 'Tryb Binary!',
      starburst: 'Rozbłysk gwiazdy!',
      'soak-it-up': 'Wchłoń to!',
    },
    tokens: {
      'cosmic-flare': {
        name: 'Kosmiczny rozbłysk',
        gen: 'Kosmicznego rozbłysku',
        few: 'Kosmiczne rozbłyski',
        many: 'Kosmicznych rozbłysków',
      },
      'cosmic-ray': {
        name: 'Promień kosmiczny',
        gen: 'Promienia kosmicznego',
        few: 'Promienie kosmiczne',
        many: 'Promieni kosmicznych',
      },
    },
    symbols: { photon: 'Foton', wing: 'Skrzydło', star: 'Gwiazda' },
  },
};
