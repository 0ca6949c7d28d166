import { brass } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#d98a12',
    onPrimary: '#0b0510',
    secondary: '#2f6b46',
    onSecondary: '#fbf3e2',
    accent: '#ffc95a',
    glass: { 100: '#fff1cc', 300: '#ffc95a', 400: '#f2a92b', 500: '#d98a12', 700: '#2f6b46', 900: '#1f3d2a' },
  },
  shield: {
    shape: 'quatrefoil',
    field: 'petals',
    rim: '#ffe2a0',
    charge: { icon: 'lotus', colour: '#ffffff', size: 96, dy: 6 },
  },
  dice: {
    metal: brass,
    enamel: {
      fist: { ground: '#6e1914', ink: '#ffefeb', onNight: '#e77559' },
      palm: { ground: '#8b5f1b', ink: '#fff0e0', onNight: '#dfa657' },
      zen: { ground: '#002a1b', ink: '#def8ea', onNight: '#8ddcb4' },
      lotus: { ground: '#8a2a65', ink: '#faeff5', onNight: '#fce1ee' },
    },
  },
  seals: {
    chi: { face: '#f3b744', edge: '#9d6f00', ink: '#271900' },
    evasive: tokenSeals.evasive,
    cleanse: tokenSeals.cleanse,
    knockdown: tokenSeals.knockdown,
  },
  icons: {
    symbols: { fist: 'fist', palm: 'palm', zen: 'stone-stack', lotus: 'lotus' },
    tokens: {
      chi: 'yin-yang',
      evasive: tokenIcons.evasive,
      cleanse: tokenIcons.cleanse,
      knockdown: tokenIcons.knockdown,
    },
    abilities: {
      'fist-strike': 'punch',
      meditate: 'meditation',
      'zen-strike': 'high-kick',
      'combo-strike': 'fulguro-punch',
      'tempest-rush': 'whirlwind',
      'fist-of-harmony': 'mighty-force',
      'lotus-strike': 'lotus-flower',
      'way-of-the-lotus': 'lily-pads',
      'fist-of-tranquility': 'high-punch',
      'way-of-the-monk': 'monk-face',
      transcendence: 'beams-aura',
      serenity: 'bonsai-tree',
    },
    cards: {
      'palm-strike': 'slap',
      'mystic-mantra': 'gong',
      ruminate: 'think',
      contemplate: 'candle-light',
      enlightenment: 'enlightenment',
    },
  },
};
