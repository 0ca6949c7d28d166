import { vibranium } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#6741d9',
    onPrimary: '#fbf3e2',
    secondary: '#b7b5cc',
    onSecondary: '#0b0510',
    accent: '#b6a2ff',
    glass: { 100: '#f2f1fb', 300: '#b7b5cc', 400: '#6741d9', 500: '#3a2d6b', 700: '#1d1830', 900: '#0d0b16' },
  },
  shield: {
    shape: 'ears',
    field: 'chevrons',
    rim: '#b9b6d3',
    charge: { icon: 'paw', colour: '#ffffff', size: 86, dy: 44 },
  },
  dice: {
    metal: vibranium,
    enamel: {
      claws: { ground: '#454955', ink: '#f1f2f5', onNight: '#e6e8f0' },
      vibranium: { ground: '#7754bb', ink: '#f5f0ff', onNight: '#ad92ea' },
      panther: { ground: '#1c2955', ink: '#e5f4ff', onNight: '#70cefe' },
    },
  },
  seals: {
    'kinetic-energy': { face: '#6e53ba', edge: '#8d71d0', ink: '#f6f1ff' },
    'vibranium-suit': { face: '#3b4254', edge: '#7b8193', ink: '#f2f3f8' },
  },
  icons: {
    symbols: { claws: 'steel-claws', vibranium: 'crystal-growth', panther: 'feline' },
    tokens: {
      'kinetic-energy': 'rolling-energy',
      'vibranium-suit': 'chest-armor',
    },
    abilities: {
      'vibranium-claws': 'interleaved-claws',
      'stealth-strike': 'hooded-assassin',
      'heart-shaped-herb': 'spoted-flower',
      'meteoric-punch': 'fire-punch',
      'triple-threat': 'three-pointed-shuriken',
      'ancestral-power': 'bastet',
      'panther-reflexes': 'jump-across',
      'wakanda-forever': 'africa',
      'energy-absorption': 'extraction-orb',
      'honor-of-bashenga': 'tribal-shield',
    },
    cards: {
      willpower: 'mighty-force',
      'kimoyo-beads': 'pearl-necklace',
      'nanite-weave': 'mail-shirt',
      'shuris-workshop': 'anvil-impact',
      'kinetic-discharge': 'sonic-boom',
      'hunters-leap': 'top-paw',
    },
  },
};
