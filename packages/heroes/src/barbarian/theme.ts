import { iron } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#a8321d',
    onPrimary: '#fbf3e2',
    secondary: '#d9a866',
    onSecondary: '#0b0510',
    accent: '#ffab85',
    glass: { 100: '#f3ddb0', 300: '#d9a866', 400: '#c8502a', 500: '#a8321d', 700: '#74200f', 900: '#3a120c' },
  },
  shield: {
    shape: 'round',
    field: 'gyronny',
    rim: '#e6bd7e',
    charge: { icon: 'crossed-axes', colour: '#fff3d8', size: 122, dy: 8 },
  },
  dice: {
    metal: iron,
    enamel: {
      sword: { ground: '#004b84', ink: '#eff2f7', onNight: '#e0e9f3' },
      life: { ground: '#bd3641', ink: '#ffeeed', onNight: '#f47d7d' },
      pow: { ground: '#372153', ink: '#fef1db', onNight: '#eabe5b' },
    },
  },
  seals: {
    stun: tokenSeals.stun,
    concussion: { face: '#176c82', edge: '#4a8a9e', ink: '#e9f6fb' },
  },
  icons: {
    symbols: { sword: 'broadsword', life: 'heart-plus', pow: 'punch-blast' },
    tokens: {
      stun: tokenIcons.stun,
      concussion: 'coma',
    },
    abilities: {
      smack: 'mailed-fist',
      'sturdy-blow': 'hammer-drop',
      fortitude: 'muscle-up',
      overpower: 'armor-punch',
      'war-cry': 'shouting',
      'mighty-blow': 'spinning-sword',
      'crit-bash': 'skull-crack',
      'crit-smash': 'crush',
      reckless: 'charging-bull',
      rage: 'enrage',
      'thick-skin': 'layered-armor',
    },
    cards: {
      concuss: 'knockout',
      'head-bash': 'ram-profile',
      'get-some': 'axe-swing',
      'feelin-good': 'beer-horn',
      'adrenaline-surge': 'heart-beats',
    },
  },
};
