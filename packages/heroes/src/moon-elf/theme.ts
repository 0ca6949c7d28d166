import { moonSilver } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#3a5aa8',
    onPrimary: '#fbf3e2',
    secondary: '#a9c3ee',
    onSecondary: '#0b0510',
    accent: '#a9c3ee',
    glass: { 100: '#eef4ff', 300: '#a9c3ee', 400: '#6a8fd6', 500: '#3a5aa8', 700: '#1f2f6b', 900: '#12183f' },
  },
  shield: {
    shape: 'almond',
    field: 'moonrise',
    rim: '#cfdcf6',
    charge: { icon: 'high-shot', colour: '#ffffff', size: 112, dy: 8 },
  },
  dice: {
    metal: moonSilver,
    enamel: {
      arrow: { ground: '#3c734c', ink: '#e4f7e4', onNight: '#8ad592' },
      foot: { ground: '#723a18', ink: '#ffefe6', onNight: '#de8e53' },
      moon: { ground: '#002b60', ink: '#eef2fb', onNight: '#dee8ff' },
    },
  },
  seals: {
    blind: { face: '#3e424e', edge: '#7d818d', ink: '#f3f3f6' },
    entangle: { face: '#386f37', edge: '#5c8d58', ink: '#ebf7e9' },
    targeted: tokenSeals.targeted,
    evasive: tokenSeals.evasive,
  },
  icons: {
    symbols: { arrow: 'broadhead-arrow', foot: 'footprint', moon: 'moon' },
    tokens: {
      blind: 'sight-disabled',
      entangle: 'knot',
      targeted: tokenIcons.targeted,
      evasive: tokenIcons.evasive,
    },
    abilities: {
      longbow: 'pocket-bow',
      'demising-shot': 'on-target',
      focus: 'eye-target',
      'covered-shot': 'archer',
      'evasive-action': 'sprint',
      'exploding-arrow': 'flaming-arrow',
      'entangling-shot': 'bolas',
      eclipse: 'eclipse',
      'moon-shadow': 'evil-moon',
      'blinding-shot': 'sun-spear',
      'lunar-blessing': 'lunar-wand',
      'lunar-eclipse': 'nested-eclipses',
      'missed-me': 'arrows-shield',
    },
    cards: {
      'moon-magic': 'crescent-staff',
      'take-that': 'supersonic-arrow',
      volley: 'striking-arrows',
      evade: 'avoidance',
      'lunar-umbra': 'falcon-moon',
    },
  },
};
