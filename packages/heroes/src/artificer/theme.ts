import { bronze } from '../shared/metals.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#8f4d18',
    onPrimary: '#fbf3e2',
    secondary: '#7fd6c2',
    onSecondary: '#0b0510',
    accent: '#f0a866',
    glass: { 100: '#ffe3c2', 300: '#e0924a', 400: '#b5651d', 500: '#8f4d18', 700: '#55290f', 900: '#24140c' },
  },
  shield: {
    shape: 'plate',
    field: 'plates',
    rim: '#7fd6c2',
    charge: { icon: 'auto-repair', colour: '#d6fff2', size: 110 },
  },
  dice: {
    metal: bronze,
    enamel: {
      wrench: { ground: '#2e4d5c', ink: '#ebf4f9', onNight: '#d5ecf8' },
      gear: { ground: '#a05413', ink: '#ffefe6', onNight: '#e78942' },
      bolt: { ground: '#003232', ink: '#d7f9f4', onNight: '#51d8c9' },
    },
  },
  seals: {
    synth: { face: '#43c3b5', edge: '#00867b', ink: '#00211d' },
    nanite: { face: '#954783', edge: '#b1699f', ink: '#ffeffa' },
    nanobot: { face: '#a0b3c1', edge: '#687987', ink: '#0b1d28' },
    'shock-bot': { face: '#f0c857', edge: '#917400', ink: '#241a00' },
    'heal-bot': { face: '#2d7341', edge: '#518e5f', ink: '#e9f7eb' },
  },
  icons: {
    symbols: { wrench: 'spanner', gear: 'big-gear', bolt: 'lightning-helix' },
    tokens: {
      synth: 'battery-pack',
      nanite: 'microchip',
      nanobot: 'nano-bot',
      'shock-bot': 'tesla-turret',
      'heal-bot': 'first-aid-kit',
    },
    abilities: {
      'spanner-strike': 'mighty-spanner',
      schematics: 'armor-blueprint',
      eureka: 'light-bulb',
      'scratch-built': 'robot-golem',
      jolt: 'lightning-spanner',
      'nuts-n-bolts': 'hexagonal-nut',
      zapppp: 'ray-gun',
      'swarming-bots': 'minions',
      overclock: 'speedometer',
      'power-up': 'power-button',
      'scrap-collector': 'magnet',
      'ratchet-up': 'lever',
      'maximum-power': 'mecha-head',
    },
    cards: {
      'arcing-shield': 'lightning-shield',
      'robo-revenge': 'robot-grab',
      'high-voltage': 'tesla-coil',
      'nanite-assault': 'missile-swarm',
      conductivity: 'plug',
      'oooh-shiny': 'cut-diamond',
      synthesize: 'bubbling-flask',
    },
  },
};
