import { gold } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#166b3a',
    onPrimary: '#fbf3e2',
    secondary: '#d9b23a',
    onSecondary: '#0b0510',
    accent: '#7ddc98',
    glass: { 100: '#fff0b4', 300: '#d9b23a', 400: '#2b9a4c', 500: '#166b3a', 700: '#0c4229', 900: '#06251a' },
  },
  shield: {
    shape: 'horned',
    field: 'scales',
    rim: '#e3c04a',
    charge: { icon: 'horned-helm', colour: '#ffe98f', size: 108, dy: 24 },
  },
  dice: {
    metal: gold,
    enamel: {
      scepter: { ground: '#846318', ink: '#fdf1db', onNight: '#efc85c' },
      guise: { ground: '#054320', ink: '#e2f8e5', onNight: '#6cc380' },
      lie: { ground: '#5d418d', ink: '#f8efff', onNight: '#b083d8' },
      deceit: { ground: '#002929', ink: '#ddf8f2', onNight: '#aff6e7' },
    },
  },
  seals: {
    'bag-of-tricks': { face: '#e1b653', edge: '#957207', ink: '#251a00' },
    illusion: { face: '#01724b', edge: '#3f906b', ink: '#e6f8ee' },
    spellbound: { face: '#58438f', edge: '#8c75be', ink: '#f6f1ff' },
  },
  icons: {
    symbols: { scepter: 'orb-wand', guise: 'duality-mask', lie: 'liar', deceit: 'snake-tongue' },
    tokens: {
      'bag-of-tricks': 'present',
      illusion: 'two-shadows',
      spellbound: 'rune-stone',
    },
    abilities: {
      mockery: 'imp-laugh',
      antics: 'juggler',
      confuddle: 'uncertainty',
      'liars-gifts': 'gift-trap',
      vilify: 'devil-mask',
      vex: 'rattlesnake',
      'kneel-to-me': 'kneeling',
      bewilder: 'maze',
      'double-take': 'body-swapping',
      'made-you-look': 'look-at',
      'glorious-purpose': 'throne-king',
      misdirection: 'misdirection',
    },
    cards: {
      'smoke-and-mirrors': 'mirror-mirror',
      'tongue-tied': 'silenced',
      'generous-to-a-fault': 'open-palm',
      'silver-tongue': 'lips',
      'knife-behind-the-smile': 'sharp-smile',
      'that-was-not-me': 'ghost-ally',
    },
  },
};
