import { bronze } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#4d6b1c',
    onPrimary: '#fbf3e2',
    secondary: '#b99a5f',
    onSecondary: '#0b0510',
    accent: '#c3da74',
    glass: { 100: '#f0f0c4', 300: '#a5c24a', 400: '#6f9430', 500: '#4d6b1c', 700: '#47310f', 900: '#23170c' },
  },
  shield: {
    shape: 'canopy',
    field: 'veins',
    rim: '#b99a5f',
    charge: { icon: 'oak', colour: '#fbf6d8', size: 118, dy: 10 },
  },
  dice: {
    metal: bronze,
    enamel: {
      branch: { ground: '#6f3c14', ink: '#ffefe6', onNight: '#d9905b' },
      leaf: { ground: '#447426', ink: '#ecf5df', onNight: '#a4d26d' },
      spirit: { ground: '#003236', ink: '#def7f5', onNight: '#b3f4ef' },
    },
  },
  seals: {
    seedling: { face: '#a0c86d', edge: '#5a822c', ink: '#151f00' },
    sapling: { face: '#306a30', edge: '#5a8d56', ink: '#ebf7e9' },
    dryad: { face: '#ee9fc2', edge: '#aa6082', ink: '#370a22' },
    wellspring: { face: '#006e92', edge: '#198bb6', ink: '#e8f6ff' },
    'barbed-vine': { face: '#1d462a', edge: '#648a6d', ink: '#edf6ee' },
  },
  icons: {
    symbols: { branch: 'tree-branch', leaf: 'linden-leaf', spirit: 'ghost' },
    tokens: {
      seedling: 'sprout',
      sapling: 'pine-tree',
      dryad: 'woman-elf-face',
      wellspring: 'water-fountain',
      'barbed-vine': 'thorny-vine',
    },
    abilities: {
      fertilize: 'fertilizer-bag',
      splinter: 'striking-splinter',
      tend: 'watering-can',
      cultivate: 'trowel',
      overgrowth: 'beanstalk',
      plant: 'plant-seed',
      'vengeful-vines': 'vine-whip',
      bitterroot: 'root-tip',
      'call-of-the-wild': 'wolf-howl',
      enrapture: 'flower-twirl',
      'natures-grasp': 'monster-grasp',
      'natures-blessing': 'vine-flower',
      'wake-the-forest': 'forest',
      rooted: 'tree-roots',
    },
    cards: {
      harvest: 'sickle',
      'cultivate-card': 'trowel',
      'will-o-wisp': 'elysium-shade',
      'down-pour': 'heavy-rain',
      stomp: 'quake-stomp',
      'drink-deep': 'waterskin',
      'mother-tree': 'deku-tree',
    },
  },
};
