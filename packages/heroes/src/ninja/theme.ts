import { blackSteel } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#1f6b3a',
    onPrimary: '#fbf3e2',
    secondary: '#8fdb5a',
    onSecondary: '#0b0510',
    accent: '#9fe07a',
    glass: { 100: '#e3f7cf', 300: '#8fdb5a', 400: '#35a350', 500: '#1f6b3a', 700: '#123326', 900: '#0b1a14' },
  },
  shield: {
    shape: 'lozenge',
    field: 'pinwheel',
    rim: '#8fdb5a',
    charge: { icon: 'ninja-head', colour: '#f2ffe6', size: 92, dy: 6 },
  },
  dice: {
    metal: blackSteel,
    enamel: {
      ninjato: { ground: '#364c5a', ink: '#eff3f6', onNight: '#e0e9f1' },
      shuriken: { ground: '#3b7539', ink: '#e8f6e1', onNight: '#90d579' },
      mask: { ground: '#530b46', ink: '#ffedf8', onNight: '#dd83bd' },
    },
  },
  seals: {
    ninjutsu: { face: '#393939', edge: '#818181', ink: '#f3f3f3' },
    'smoke-bomb': { face: '#a9b1bb', edge: '#707881', ink: '#151c23' },
    'delayed-poison': { face: '#4a6d21', edge: '#6c8b46', ink: '#eff6e5' },
  },
  icons: {
    symbols: { ninjato: 'energy-sword', shuriken: 'shuriken', mask: 'ninja-mask' },
    tokens: {
      ninjutsu: 'black-belt',
      'smoke-bomb': 'smoke-bomb',
      'delayed-poison': 'poison-bottle',
    },
    abilities: {
      slash: 'quick-slash',
      'death-blossom': 'spinning-blades',
      'walk-the-line': 'tightrope',
      'tip-of-the-blade': 'piercing-sword',
      'smoke-screen': 'dust-cloud',
      'kuji-kiri': 'spock-hand',
      'poison-blade': 'dripping-knife',
      'shadow-fang': 'fangs',
      misdirect: 'misdirection',
      shadewalk: 'night-sky',
      jugulate: 'decapitation',
      assassinate: 'hooded-assassin',
      'shade-shift': 'running-ninja',
    },
    cards: {
      'poison-dart': 'dart',
      'throwing-stars': 'flying-shuriken',
      'fan-of-knives': 'thrown-daggers',
      'smoke-offering': 'incense',
      train: 'target-dummy',
      escape: 'grapple',
      dojo: 'pagoda',
    },
  },
};
