import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Acumula energia cósmica e a transforma em rajadas cada vez mais brilhantes.',
  official: {},
  own: {
    hero: 'Capitã Marvel',
    abilities: {
      'photon-punch': 'Soco Fotônico',
      'inner-light': 'Luz Interior',
      'cosmic-recharge': 'Recarga Cósmica',
      'aurora-wave': 'Onda da Aurora',
      'binary-recharge': 'Recarga Binária',
      'barrel-roll': 'Giro Aéreo',
      photonic: 'Fotônica',
      'light-torpedo': 'Torpedo de Luz',
      skyward: 'Rumo ao Céu',
      supernova: 'Supernova',
      interstellar: 'Interestelar',
      'binary-blast': 'Explosão Binária!',
      'energy-absorption': 'Absorção de Energia',
    },
    cards: {
      'solar-spark': 'Faísca Solar!',
      'glow-brighter': 'Brilhe Mais!',
      'charge-the-core': 'Carregue o Núcleo!',
      'go-binary': 'Modo Binário!',
      starburst: 'Explosão Estelar!',
      'soak-it-up': 'Absorva Tudo!',
    },
    tokens: { 'cosmic-flare': 'Clarão Cósmico', radiance: 'Radiância', 'cosmic-ray': 'Raio Cósmico' },
    symbols: { photon: 'Fóton', wing: 'Asa', star: 'Estrela' },
  },
};
