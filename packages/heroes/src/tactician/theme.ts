import { pewter } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#3b4a8f',
    onPrimary: '#fbf3e2',
    secondary: '#d0a63c',
    onSecondary: '#0b0510',
    accent: '#b4c0ff',
    glass: { 100: '#fff7e0', 300: '#d0a63c', 400: '#e9e2cf', 500: '#3b4a8f', 700: '#232d66', 900: '#141a3d' },
  },
  shield: {
    shape: 'french',
    field: 'chequy',
    rim: '#d8b458',
    charge: { icon: 'chess-knight', colour: '#ffdf86', size: 124, dy: -4 },
  },
  dice: {
    metal: pewter,
    enamel: {
      saber: { ground: '#3b4b5b', ink: '#eff2f6', onNight: '#e2e9f1' },
      flag: { ground: '#bf343d', ink: '#ffeeed', onNight: '#fe7674' },
      medal: { ground: '#002a64', ink: '#fef1db', onNight: '#ebbe54' },
    },
  },
  seals: {
    'tactical-advantage': { face: '#385ca6', edge: '#677fc5', ink: '#f1f3ff' },
    constrict: { face: '#256632', edge: '#558e5c', ink: '#eaf7ea' },
    targeted: tokenSeals.targeted,
    protect: tokenSeals.protect,
  },
  icons: {
    symbols: { saber: 'sparkling-sabre', flag: 'flying-flag', medal: 'star-medal' },
    tokens: {
      'tactical-advantage': 'chess-rook',
      constrict: 'snake-spiral',
      targeted: tokenIcons.targeted,
      protect: tokenIcons.protect,
    },
    abilities: {
      'saber-strike': 'saber-slash',
      profiteer: 'profit',
      'carpet-bomb': 'bombing-run',
      strategize: 'compass',
      'strategic-approach': 'position-marker',
      'indirect-approach': 'detour',
      flank: 'encirclement',
      exploit: 'achilles-heel',
      interdiction: 'interdiction',
      maneuver: 'multi-directions',
      reconnaissance: 'binoculars',
      'higher-ground': 'hill-fort',
      countermeasures: 'defensive-wall',
    },
    cards: {
      'bunker-up': 'bunker',
      'war-room': 'atlas',
      'feigned-retreat': 'return-arrow',
      disengage: 'divergence',
      ambush: 'wolf-trap',
      'upper-hand': 'trophy',
    },
  },
};
