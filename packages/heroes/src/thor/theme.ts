import { steel } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#3f678f',
    onPrimary: '#fbf3e2',
    secondary: '#ffe25a',
    onSecondary: '#0b0510',
    accent: '#9dc4ec',
    glass: { 100: '#eef6ff', 300: '#ffe25a', 400: '#7596b8', 500: '#3f678f', 700: '#28405f', 900: '#16233a' },
  },
  shield: {
    shape: 'notched',
    field: 'bolts',
    rim: '#b9c9dc',
    charge: { icon: 'thor-hammer', colour: '#ffffff', size: 122, dy: 6 },
  },
  dice: {
    metal: steel,
    enamel: {
      hammer: { ground: '#364c5a', ink: '#eff3f6', onNight: '#e0e9f1' },
      worthy: { ground: '#62000d', ink: '#ffeeed', onNight: '#f67c77' },
      thunder: { ground: '#006cb0', ink: '#faf2db', onNight: '#dcc443' },
    },
  },
  seals: {
    electrokinesis: { face: '#006e92', edge: '#008bb8', ink: '#e8f6fe' },
    'guard-break': { face: '#a9b8c3', edge: '#6b7983', ink: '#101d25' },
    mjolnir: { face: '#395367', edge: '#6d8497', ink: '#eff4f9' },
  },
  icons: {
    symbols: { hammer: 'warhammer', worthy: 'viking-helmet', thunder: 'heavy-lightning' },
    tokens: {
      electrokinesis: 'electric',
      'guard-break': 'cracked-shield',
      mjolnir: 'thor-hammer',
    },
    abilities: {
      hammered: 'hammer-drop',
      'mighty-summon': 'catch',
      'boom-boom': 'sonic-boom',
      odinforce: 'one-eyed',
      'chain-lightning': 'chain-lightning',
      'lightning-rod': 'lightning-tree',
      'thunder-bolt': 'thunderball',
      'asgardian-brawn': 'muscle-up',
      'bottled-lightning': 'bottled-bolt',
      ricochet: 'ricochet',
      'for-asgard': 'drakkar',
      'thunder-wheel': 'electrical-crescent',
    },
    cards: {
      'indomitable-will': 'heart-shield',
      invulnerability: 'bolt-shield',
      'he-is-worthy': 'sword-in-stone',
      'power-trip': 'overdrive',
      'time-to-hammer': 'gear-hammer',
      stormbreak: 'lightning-storm',
    },
  },
};
