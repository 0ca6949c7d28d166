import { gunmetal } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#26262e',
    onPrimary: '#fbf3e2',
    secondary: '#c92a2a',
    onSecondary: '#fbf3e2',
    accent: '#ff8a85',
    glass: { 100: '#f4f0ee', 300: '#ef4a4a', 400: '#c92a2a', 500: '#464652', 700: '#26262e', 900: '#131318' },
  },
  shield: {
    shape: 'boeotian',
    field: 'hourglass',
    rim: '#c3c4cc',
    charge: { icon: 'spider-alt', colour: '#ffffff', size: 106 },
  },
  dice: {
    metal: gunmetal,
    enamel: {
      espionage: { ground: '#1b2d46', ink: '#ebf3fe', onNight: '#9ec7fb' },
      batons: { ground: '#596b72', ink: '#eef3f4', onNight: '#ddebee' },
      widow: { ground: '#930f23', ink: '#ffeeed', onNight: '#fe7674' },
    },
  },
  seals: {
    'covert-ops': { face: '#3b3c4f', edge: '#7f8092', ink: '#f3f3f8' },
    agility: { face: '#ac3b73', edge: '#c65e8e', ink: '#fff0f5' },
    'time-bomb': { face: '#a61834', edge: '#d55861', ink: '#fef0f0' },
  },
  icons: {
    symbols: { espionage: 'domino-mask', batons: 'baton', widow: 'spider-alt' },
    tokens: {
      'covert-ops': 'spy',
      agility: 'acrobatic',
      'time-bomb': 'time-bomb',
    },
    abilities: {
      'baton-strike': 'nunchaku',
      infiltrate: 'unlocking',
      'spy-game': 'lock-spy',
      'widows-gauntlets': 'gauntlet',
      'covert-mission': 'briefcase',
      hacked: 'laptop',
      vengeance: 'death-skull',
      subvert: 'puppet',
      grapple: 'grapple',
      recon: 'binoculars',
      'widows-bite': 'wasp-sting',
      'red-room-training': 'ballerina-shoes',
      sabotage: 'bolt-cutter',
    },
    cards: {
      assemble: 'jigsaw-piece',
      elude: 'run',
      recoil: 'shield-bounces',
      subversion: 'trojan-horse',
      'undercover-mission': 'fedora',
      cunning: 'fox-head',
    },
  },
};
