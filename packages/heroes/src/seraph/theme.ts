import { gold } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#78a8dc',
    onPrimary: '#0b0510',
    secondary: '#e8c558',
    onSecondary: '#0b0510',
    accent: '#ffe08a',
    glass: { 100: '#fffaf0', 300: '#e8c558', 400: '#a9d0f2', 500: '#78a8dc', 700: '#3d669f', 900: '#27406e' },
  },
  shield: {
    shape: 'dome',
    field: 'glory',
    rim: '#f0cf63',
    charge: { icon: 'angel-wings', colour: '#ffffff', size: 120, dy: 6 },
  },
  dice: {
    metal: gold,
    enamel: {
      blade: { ground: '#1f3c4e', ink: '#eef3f6', onNight: '#deeaf3' },
      wings: { ground: '#00528f', ink: '#ebf3fe', onNight: '#82b5ea' },
      cross: { ground: '#846318', ink: '#fdf1db', onNight: '#efc85c' },
      'angelic-pendant': { ground: '#3f0b44', ink: '#ffedfa', onNight: '#cd7ab8' },
    },
  },
  seals: {
    'holy-presence': { face: '#fde096', edge: '#a18944', ink: '#241b00' },
    flight: { face: '#6db9e7', edge: '#267faa', ink: '#001e2f' },
    cleanse: tokenSeals.cleanse,
    'blinding-light': { face: '#f09f3c', edge: '#ac6700', ink: '#2a1800' },
    'blessing-of-divinity': tokenSeals['blessing-of-divinity'],
  },
  icons: {
    symbols: {
      blade: 'relic-blade',
      wings: 'feathered-wing',
      cross: 'jerusalem-cross',
      'angelic-pendant': 'gem-pendant',
    },
    tokens: {
      'holy-presence': 'aura',
      flight: 'feather',
      cleanse: tokenIcons.cleanse,
      'blinding-light': 'sunbeams',
      'blessing-of-divinity': tokenIcons['blessing-of-divinity'],
    },
    abilities: {
      'holy-blade': 'pointy-sword',
      cherubim: 'cupidon-arrow',
      glorious: 'winged-emblem',
      'take-flight': 'icarus',
      purify: 'holy-water',
      'holy-smite': 'sun-spear',
      'holy-command': 'winged-scepter',
      triumphant: 'trumpet',
      'archangels-will': 'angel-outfit',
      'heavens-blessing': 'shining-heart',
      'highest-power': 'pope-crown',
      'divine-visage': 'sun-priest',
      'angelic-mantle': 'wing-cloak',
      'split-the-heavens': 'lightning-branches',
    },
    cards: {
      'to-the-skies': 'arrow-wings',
      'divine-intervention': 'heaven-gate',
      'angelic-combat': 'winged-shield',
      smote: 'thunder-struck',
      'holier-than-thou': 'spiked-halo',
    },
  },
};
