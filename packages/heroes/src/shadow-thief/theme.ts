import { nightSteel } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#46249a',
    onPrimary: '#fbf3e2',
    secondary: '#a583f2',
    onSecondary: '#0b0510',
    accent: '#bfa6ff',
    glass: { 100: '#e6dbff', 300: '#a583f2', 400: '#6b42cf', 500: '#46249a', 700: '#2a1560', 900: '#150a2e' },
  },
  shield: {
    shape: 'bouche',
    field: 'bendy',
    rim: '#b59cf5',
    charge: { icon: 'cloak-dagger', colour: '#f1eaff', size: 118, dy: 2 },
  },
  dice: {
    metal: nightSteel,
    enamel: {
      dagger: { ground: '#2b3b4b', ink: '#eff2f7', onNight: '#e0e9f3' },
      bag: { ground: '#8b5f1b', ink: '#fff0db', onNight: '#f9c45d' },
      card: { ground: '#9a1d32', ink: '#ffeeee', onNight: '#e87177' },
      shadow: { ground: '#23165e', ink: '#f5f0ff', onNight: '#bda5ec' },
    },
  },
  seals: {
    shadows: { face: '#2e2c6f', edge: '#8378be', ink: '#f5f2ff' },
    'sneak-attack': { face: '#924a81', edge: '#ae6b9d', ink: '#ffeffa' },
    poison: { face: '#407220', edge: '#618d43', ink: '#edf7e4' },
  },
  icons: {
    symbols: { dagger: 'plain-dagger', bag: 'swap-bag', card: 'ace', shadow: 'hood' },
    tokens: {
      shadows: 'shadow-follower',
      'sneak-attack': 'backstab',
      poison: 'death-juice',
    },
    abilities: {
      'dagger-strike': 'knife-thrust',
      pickpocket: 'snatch',
      'shifty-strike': 'curvy-knife',
      'shadow-strike': 'shadow-grasp',
      'insidious-strike': 'snake-bite',
      'shank-attack': 'trench-knife',
      'shadow-dance': 'lightning-shadow',
      carducopia: 'cornucopia',
      'shadow-shank': 'daggers',
      'shadow-defense': 'elysium-shade',
      'counter-strike': 'crossed-slashes',
    },
    cards: {
      sneaky: 'sly',
      'poison-wound': 'spotted-wound',
      'wild-shadow': 'dice-fire',
      'shadow-coin': 'coinflip',
      'enter-the-shadows': 'doorway',
      'card-trick': 'magick-trick',
      'shadow-meld': 'bottled-shadow',
    },
  },
};
