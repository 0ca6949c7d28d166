import { silver } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#2c66b3',
    onPrimary: '#fbf3e2',
    secondary: '#e0b63a',
    onSecondary: '#0b0510',
    accent: '#9cc6ff',
    glass: { 100: '#f4e7bf', 300: '#e0b63a', 400: '#4d8ad6', 500: '#2c66b3', 700: '#1c4482', 900: '#10264d' },
  },
  shield: {
    shape: 'heater',
    field: 'cross',
    rim: '#f1dfa4',
    charge: { icon: 'winged-sword', colour: '#16386f', size: 80, dy: -8, on: 'roundel' },
  },
  dice: {
    metal: silver,
    enamel: {
      sword: { ground: '#003970', ink: '#eff2f7', onNight: '#e0e9f3' },
      helmet: { ground: '#162534', ink: '#ebf3fe', onNight: '#7cb5f0' },
      life: { ground: '#9a1d32', ink: '#ffeeed', onNight: '#f26a6d' },
      prayer: { ground: '#866219', ink: '#fdf1db', onNight: '#efc85c' },
    },
  },
  seals: {
    retribution: { face: '#d8b242', edge: '#917400', ink: '#241a00' },
    protect: tokenSeals.protect,
    crit: { face: '#b73f2d', edge: '#cf5f4a', ink: '#fff1ed' },
    accuracy: { face: '#005f5e', edge: '#368e8c', ink: '#e6f7f6' },
    'blessing-of-divinity': tokenSeals['blessing-of-divinity'],
  },
  icons: {
    symbols: { sword: 'broadsword', helmet: 'visored-helm', life: 'heart-plus', prayer: 'prayer' },
    tokens: {
      retribution: 'shield-reflect',
      protect: tokenIcons.protect,
      crit: 'sword-clash',
      accuracy: 'target-shot',
      'blessing-of-divinity': tokenIcons['blessing-of-divinity'],
    },
    abilities: {
      tithe: 'coins',
      retaliate: 'shield-bash',
      requital: 'scales',
      'righteous-combat': 'swordman',
      steadfast: 'knight-banner',
      'mighty-prayer': 'candle-flame',
      'offensive-stance': 'sword-brandish',
      'holy-attack': 'shining-sword',
      'righteous-prayer': 'church',
      prosperity: 'cornucopia',
      'holy-light': 'sun-radiations',
      'resolute-faith': 'heaven-gate',
      'divine-defense': 'cross-shield',
    },
    cards: {
      mighty: 'biceps',
      consecration: 'holy-water',
      blessed: 'spiked-halo',
      absolution: 'peace-dove',
      'divine-favor': 'star-altar',
    },
  },
};
