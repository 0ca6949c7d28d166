import { blackSteel } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#d3142f',
    onPrimary: '#fbf3e2',
    secondary: '#1a1620',
    onSecondary: '#fbf3e2',
    accent: '#ff7d88',
    glass: { 100: '#ffffff', 300: '#ff5364', 400: '#d3142f', 500: '#8c0f24', 700: '#1a1620', 900: '#0c0a10' },
  },
  shield: {
    shape: 'egg',
    field: 'web',
    rim: '#e8243c',
    charge: { icon: 'spider-mask', colour: '#0c0a10', size: 112, dy: 2, halo: 'light' },
  },
  dice: {
    metal: blackSteel,
    enamel: {
      thwip: { ground: '#bf343d', ink: '#ffeeed', onNight: '#fe7674' },
      web: { ground: '#414a55', ink: '#f0f2f5', onNight: '#e3e9ef' },
      spider: { ground: '#012869', ink: '#ecf3fe', onNight: '#9dc6ff' },
    },
  },
  seals: {
    combo: { face: '#c02a3c', edge: '#da545a', ink: '#fef0f0' },
    webbed: { face: '#ccd6dd', edge: '#848d93', ink: '#151c22' },
    invisibility: { face: '#315277', edge: '#6883a8', ink: '#eff4fd' },
  },
  icons: {
    symbols: { thwip: 'web-spit', web: 'spider-web', spider: 'angular-spider' },
    tokens: {
      combo: 'boxing-glove',
      webbed: 'bandaged',
      invisibility: 'chameleon-glyph',
    },
    abilities: {
      punch: 'punch',
      'c-c-c-combo': 'high-punch',
      'web-shot': 'harpoon-chain',
      'wall-crawler': 'gecko',
      'spider-reflexes': 'contortionist',
      ensnare: 'hanging-spider',
      'venom-punch': 'thor-fist',
      'combo-up': 'high-kick',
      'venom-shockwave': 'lightning-dissipation',
      'spider-sense': 'awareness',
      counterpunch: 'boxing-glove-surprise',
    },
    cards: {
      yikes: 'surprised',
      'radioactive-blood': 'radioactive',
      'swing-escape': 'jump-across',
      'nice-try': 'tongue',
      'invisible-punch': 'wind-slap',
      ambush: 'spider-face',
      'web-shooters': 'bracers',
      booyah: 'party-popper',
      'milkshake-me': 'boba',
      'cha-ching': 'cash',
    },
  },
};
