import { roseGold } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#b00d50',
    onPrimary: '#fbf3e2',
    secondary: '#ff6f9c',
    onSecondary: '#0b0510',
    accent: '#ff93b5',
    glass: { 100: '#ffe0ea', 300: '#ff6f9c', 400: '#e02468', 500: '#b00d50', 700: '#74093c', 900: '#3d0526' },
  },
  shield: {
    shape: 'heart',
    field: 'hexes',
    rim: '#ff8db0',
    charge: { icon: 'magic-swirl', colour: '#fff0f5', size: 112, dy: -6 },
  },
  dice: {
    metal: roseGold,
    enamel: {
      hex: { ground: '#9b1646', ink: '#ffeef2', onNight: '#fc8fb2' },
      curse: { ground: '#0c4221', ink: '#e4f7e4', onNight: '#96dc9d' },
      darkhold: { ground: '#3a1c00', ink: '#fff0dd', onNight: '#ffe4c0' },
      chaos: { ground: '#8e4da9', ink: '#fbeeff', onNight: '#be7dd8' },
    },
  },
  seals: {
    crackle: { face: '#b13281', edge: '#ca599a', ink: '#fff0f7' },
    'probability-manipulation': { face: '#ffa1b1', edge: '#be556c', ink: '#390917' },
    conjure: { face: '#5c4f98', edge: '#8777bc', ink: '#f6f2ff' },
    'reality-warp': { face: '#81162b', edge: '#c7626a', ink: '#fff0f0' },
  },
  icons: {
    symbols: { hex: 'pentacle', curse: 'evil-hand', darkhold: 'evil-book', chaos: 'vortex' },
    tokens: {
      crackle: 'arcing-bolt',
      'probability-manipulation': 'd10',
      conjure: 'magic-hat',
      'reality-warp': 'moebius-triangle',
    },
    abilities: {
      'hex-bolt': 'bolt-spell-cast',
      conjuration: 'magic-lamp',
      jinx: 'cat',
      darkhold: 'book-aura',
      'mind-blast': 'brainstorm',
      spellcraft: 'spell-book',
      bewitch: 'witch-face',
      'energy-drain': 'life-tap',
      'pure-chaos': 'implosion',
      chaos: 'black-hole-bolas',
      'sealed-your-fate': 'wax-seal',
      'double-dose': 'standing-potion',
    },
    cards: {
      'chaos-magic': 'glowing-hands',
      'altered-odds': 'shamrock',
      'scarlet-surge': 'lightning-storm',
      'hex-ward': 'magic-shield',
      rewrite: 'quill',
      'house-of-cards': 'card-queen-hearts',
    },
  },
};
