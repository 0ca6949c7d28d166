import { copper } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#c23a14',
    onPrimary: '#fbf3e2',
    secondary: '#ff8f36',
    onSecondary: '#0b0510',
    accent: '#ff9d4d',
    glass: { 100: '#ffd27a', 300: '#ff8f36', 400: '#e85d1c', 500: '#c23a14', 700: '#8a1d18', 900: '#4a0f1b' },
  },
  shield: {
    shape: 'flared',
    field: 'flames',
    rim: '#ffb454',
    charge: { icon: 'spark-spirit', colour: '#ffe9b8', size: 116, dy: -16 },
  },
  dice: {
    metal: copper,
    enamel: {
      flame: { ground: '#c0360a', ink: '#ffefe7', onNight: '#e9762d' },
      blaze: { ground: '#70142b', ink: '#fdf1db', onNight: '#ffe6b0' },
      'fiery-soul': { ground: '#8c2766', ink: '#ffeef5', onNight: '#fe8cc2' },
      meteor: { ground: '#00205b', ink: '#eef2fe', onNight: '#b9cbfe' },
    },
  },
  seals: {
    'fire-mastery': { face: '#ff8d3c', edge: '#c15900', ink: '#2f1500' },
    burn: { face: '#c01f38', edge: '#de5158', ink: '#fef0f0' },
    knockdown: tokenSeals.knockdown,
    stun: tokenSeals.stun,
  },
  icons: {
    symbols: { flame: 'flame', blaze: 'volcano', 'fiery-soul': 'fire-iris', meteor: 'burning-meteor' },
    tokens: {
      'fire-mastery': 'fire-gem',
      burn: 'heartburn',
      knockdown: tokenIcons.knockdown,
      stun: tokenIcons.stun,
    },
    abilities: {
      fireball: 'burning-dot',
      'burning-soul': 'burning-passion',
      pyroblast: 'fire-ray',
      combustion: 'fire-bomb',
      'hot-streak': 'fire-dash',
      scorch: 'fire-wave',
      ignite: 'fire-spell-cast',
      'blazing-soul': 'fire-silhouette',
      meteorite: 'evil-comet',
      meteoroid: 'asteroid',
      'scorch-the-earth': 'meteor-impact',
      'molten-armor': 'fire-shield',
    },
    cards: {
      'warm-up': 'hot-surface',
      'fire-up': 'celebration-fire',
      'red-hot': 'thermometer-hot',
      huzzah: 'firework-rocket',
      'infernal-infusion': 'cauldron',
    },
  },
};
