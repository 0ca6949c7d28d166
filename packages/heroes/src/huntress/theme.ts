import { bone } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#2f7d4f',
    onPrimary: '#fbf3e2',
    secondary: '#d99a3e',
    onSecondary: '#0b0510',
    accent: '#8fd2a2',
    glass: { 100: '#ffe9b8', 300: '#d99a3e', 400: '#55a06a', 500: '#2f7d4f', 700: '#1f4428', 900: '#122417' },
  },
  shield: {
    shape: 'hide',
    field: 'slashes',
    rim: '#dba85a',
    charge: { icon: 'saber-toothed-cat-head', colour: '#fff1cf', size: 106, dy: 6 },
  },
  dice: {
    metal: bone,
    enamel: {
      spear: { ground: '#744518', ink: '#ffefe4', onNight: '#e6a266' },
      claw: { ground: '#740e1a', ink: '#ffeeed', onNight: '#ed6f6b' },
      'bonded-soul': { ground: '#0f746f', ink: '#dff7f2', onNight: '#b7f4e7' },
      'saber-tooth': { ground: '#0a2915', ink: '#fcf1db', onNight: '#ebc962' },
    },
  },
  seals: {
    bleed: tokenSeals.bleed,
    'nyras-bond': { face: '#007369', edge: '#289085', ink: '#e4f8f4' },
    nyra: { face: '#ebb161', edge: '#9f6d1f', ink: '#291800' },
  },
  icons: {
    symbols: {
      spear: 'stone-spear',
      claw: 'triple-claws',
      'bonded-soul': 'paw-heart',
      'saber-tooth': 'saber-tooth',
    },
    tokens: {
      bleed: tokenIcons.bleed,
      'nyras-bond': 'linked-rings',
      nyra: 'saber-toothed-cat-head',
    },
    abilities: {
      animalistic: 'thrown-spear',
      savage: 'bestial-fangs',
      hunt: 'hunting-horn',
      resuscitate: 'healing',
      'feral-instincts': 'beast-eye',
      swipe: 'triple-scratches',
      onslaught: 'spears',
      'predatory-advance': 'flat-paw-print',
      jugular: 'jawbone',
      feral: 'skull-sabertooth',
      ferocious: 'tiger-head',
      'maternal-bond': 'nested-hearts',
      'jungle-fury': 'jungle',
    },
    cards: {
      'blood-bond': 'transfuse',
      'savage-slash': 'crossed-slashes',
      pounce: 'top-paw',
      prowl: 'lynx-head',
      resilient: 'tribal-shield',
      'primal-roar': 'lion',
    },
  },
};
