import { gold } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#2a49b0',
    onPrimary: '#fbf3e2',
    secondary: '#c92a2a',
    onSecondary: '#fbf3e2',
    accent: '#ffcf6b',
    glass: { 100: '#fff4cc', 300: '#ffc83a', 400: '#c92a2a', 500: '#2a49b0', 700: '#1a2f7d', 900: '#0e1a4a' },
  },
  shield: {
    shape: 'delta',
    field: 'pall',
    rim: '#ffd257',
    charge: { icon: 'polar-star', colour: '#ffffff', size: 108, dy: -2 },
  },
  dice: {
    metal: gold,
    enamel: {
      photon: { ground: '#9b570b', ink: '#fff0dd', onNight: '#f4ba52' },
      wing: { ground: '#8f1824', ink: '#ffeeed', onNight: '#fa7975' },
      star: { ground: '#002968', ink: '#f8f2e4', onNight: '#f6e7c6' },
    },
  },
  seals: {
    'cosmic-flare': { face: '#fc8f3a', edge: '#bd5c00', ink: '#2f1500' },
    radiance: { face: '#fce18c', edge: '#a08a3a', ink: '#231b00' },
    'cosmic-ray': { face: '#2f5fbf', edge: '#607dd7', ink: '#f2f3fe' },
  },
  icons: {
    symbols: { photon: 'explosion-rays', wing: 'steelwing-emblem', star: 'round-star' },
    tokens: {
      'cosmic-flare': 'comet-spark',
      radiance: 'lighthouse',
      'cosmic-ray': 'beam-wake',
    },
    abilities: {
      'photon-punch': 'fulguro-punch',
      'inner-light': 'inner-self',
      'cosmic-recharge': 'battery-100',
      'aurora-wave': 'wave-strike',
      'binary-recharge': 'double-ringed-orb',
      'barrel-roll': 'jet-fighter',
      photonic: 'prism',
      'light-torpedo': 'plasma-bolt',
      skyward: 'rocket-flight',
      supernova: 'exploding-planet',
      interstellar: 'galaxy',
      'binary-blast': 'bright-explosion',
      'energy-absorption': 'extraction-orb',
    },
    cards: {
      'solar-spark': 'orbital-rays',
      'glow-brighter': 'lantern-flame',
      'charge-the-core': 'reactor',
      'go-binary': 'fire-silhouette',
      starburst: 'stars-stack',
      'soak-it-up': 'solar-power',
    },
  },
};
