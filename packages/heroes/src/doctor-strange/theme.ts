import { bronze } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#c2480a',
    onPrimary: '#fbf3e2',
    secondary: '#14345c',
    onSecondary: '#fbf3e2',
    accent: '#ffb469',
    glass: { 100: '#ffedc4', 300: '#ffb04a', 400: '#f07a1a', 500: '#c2480a', 700: '#14345c', 900: '#0c1d3a' },
  },
  shield: {
    shape: 'roundel',
    field: 'mandala',
    rim: '#ffb04a',
    charge: { icon: 'sheikah-eye', colour: '#fff4d8', size: 104, dy: 8 },
  },
  dice: {
    metal: bronze,
    enamel: {
      mudra: { ground: '#b24611', ink: '#ffefe7', onNight: '#e77731' },
      tome: { ground: '#962342', ink: '#ffeef1', onNight: '#ff8fa7' },
      relic: { ground: '#002351', ink: '#fdf1db', onNight: '#efc85c' },
      eye: { ground: '#00422e', ink: '#def8ec', onNight: '#b2f6d9' },
    },
  },
  seals: {
    'deja-vu': { face: '#2b7042', edge: '#518e63', ink: '#e9f7ec' },
    premonition: { face: '#f2af4d', edge: '#a46b00', ink: '#291800' },
    'crimson-bands': { face: '#ae1b37', edge: '#d75660', ink: '#fef0f0' },
  },
  icons: {
    symbols: { mudra: 'magic-palm', tome: 'white-book', relic: 'ankh', eye: 'sheikah-eye' },
    tokens: {
      'deja-vu': 'backward-time',
      premonition: 'crystal-ball',
      'crimson-bands': 'crossed-chains',
    },
    abilities: {
      augury: 'astrolabe',
      'universal-awareness': 'extra-lucid',
      'astral-incursion': 'telepathy',
      'mystic-bolts': 'bolt-spell-cast',
      binding: 'imprisoned',
      'wand-of-watoomb': 'crystal-wand',
      'all-seeing-eye': 'all-seeing-eye',
      'master-of-the-mystic-arts': 'wizard-face',
      'shield-of-the-seraphim': 'magic-shield',
    },
    cards: {
      'icy-tendrils': 'icicles-fence',
      'eye-of-agamotto': 'brass-eye',
      'book-of-the-vishanti': 'spell-book',
      'cloak-of-levitation': 'cape',
      'astral-projection': 'split-body',
      'sling-ring': 'fire-ring',
    },
    spells: {
      'bolts-of-balthakk': 'thunderball',
      'flames-of-the-faltine': 'fluffy-flame',
      'crimson-bands-of-cyttorak': 'transportation-rings',
      'vapors-of-valtorr': 'bottle-vapors',
      'winds-of-watoomb': 'windy-stripes',
      'rings-of-raggadorr': 'perpendicular-rings',
    },
  },
};
