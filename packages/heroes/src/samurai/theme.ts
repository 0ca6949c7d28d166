import { lacquer } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#b01c2e',
    onPrimary: '#fbf3e2',
    secondary: '#e9d7b4',
    onSecondary: '#0b0510',
    accent: '#ff9c96',
    glass: { 100: '#fff6e4', 300: '#e9d7b4', 400: '#d8343a', 500: '#b01c2e', 700: '#6d1020', 900: '#2b0a10' },
  },
  shield: {
    shape: 'hexagon',
    field: 'sunrise',
    rim: '#dcb766',
    charge: { icon: 'samurai-helmet', colour: '#20141c', size: 116, dy: -4, halo: 'light' },
  },
  dice: {
    metal: lacquer,
    enamel: {
      katana: { ground: '#3d4a58', ink: '#eff2f6', onNight: '#e2e9f1' },
      kabuto: { ground: '#2b274f', ink: '#fff0db', onNight: '#eebc5c' },
      'rising-sun': { ground: '#c52a37', ink: '#ffeeed', onNight: '#fe7773' },
    },
  },
  seals: {
    honor: { face: '#efc053', edge: '#957200', ink: '#251a00' },
    shame: { face: '#4c4e66', edge: '#7e7f97', ink: '#f3f3f9' },
    'back-strike': { face: '#b5333e', edge: '#d25b5e', ink: '#fef0f0' },
  },
  icons: {
    symbols: { katana: 'glaive', kabuto: 'samurai-helmet', 'rising-sun': 'sunrise' },
    tokens: {
      honor: 'flower-emblem',
      shame: 'tear-tracks',
      'back-strike': 'riposte',
    },
    abilities: {
      'katana-slice': 'sword-slice',
      wakizashi: 'scabbard',
      solemnity: 'shinto-shrine',
      solemn: 'kneeling',
      budo: 'kimono',
      masamune: 'sword-smithing',
      empower: 'swords-power',
      hagakure: 'falling-leaf',
      haga: 'maple-leaf',
      shogun: 'warlord-helmet',
      'stand-tall': 'lamellar',
      bushido: 'sword-tie',
    },
    cards: {
      honorable: 'swords-emblem',
      'shame-on-you': 'pointing',
      'dont-back-down': 'oni',
      gishi: 'sword-brandish',
      'follow-through': 'saber-slash',
      kensei: 'dervish-swords',
    },
  },
};
