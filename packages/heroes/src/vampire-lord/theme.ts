import { bloodIron } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#a5122b',
    onPrimary: '#fbf3e2',
    secondary: '#3b0c24',
    onSecondary: '#fbf3e2',
    accent: '#ff8d8f',
    glass: { 100: '#f5dbd4', 300: '#d92b3c', 400: '#a5122b', 500: '#6d0f22', 700: '#3b0c24', 900: '#1a0713' },
  },
  shield: {
    shape: 'batwing',
    field: 'drip',
    rim: '#c9a9a0',
    charge: { icon: 'vampire-dracula', colour: '#fdeee6', size: 112, dy: 22 },
  },
  dice: {
    metal: bloodIron,
    enamel: {
      claw: { ground: '#3a2637', ink: '#f8f1e9', onNight: '#f6e6d2' },
      gaze: { ground: '#503d83', ink: '#f7efff', onNight: '#d8b5fd' },
      droplet: { ground: '#c62939', ink: '#ffeeed', onNight: '#ff7674' },
    },
  },
  seals: {
    'blood-power': { face: '#bd263a', edge: '#da545a', ink: '#fef0f0' },
    mesmerize: { face: '#7855a3', edge: '#9472ba', ink: '#f8f1ff' },
    bleed: tokenSeals.bleed,
  },
  icons: {
    symbols: { claw: 'triple-claws', gaze: 'sunken-eye', droplet: 'drop' },
    tokens: {
      'blood-power': 'heart-drop',
      mesmerize: 'twirl-center',
      bleed: tokenIcons.bleed,
    },
    abilities: {
      gouge: 'grasping-claws',
      glamour: 'mirror-mirror',
      influence: 'brain-tentacle',
      sanguimancy: 'bubbling-bowl',
      presence: 'vampire-cape',
      rend: 'tearing',
      possess: 'daemon-pull',
      'draw-blood': 'neck-bite',
      'blood-magic': 'heptagram',
      gash: 'scar-wound',
      'blood-thirst': 'pretty-fangs',
      hemorrhage: 'bleeding-heart',
      'immortal-flesh': 'resting-vampire',
      exsanguinate: 'swamp-bat',
    },
    cards: {
      'consume-blood': 'wine-glass',
      'blood-letting': 'scalpel',
      'dark-omen': 'raven',
      'blood-boil': 'boiling-bubbles',
      'limb-from-limb': 'lost-limb',
      'blood-flow': 'medical-drip',
      'blood-tide': 'big-wave',
    },
  },
};
