import { brass } from '../shared/metals.ts';
import { tokenIcons, tokenSeals } from '../shared/theme.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  colours: {
    primary: '#94572b',
    onPrimary: '#fbf3e2',
    secondary: '#2f9c94',
    onSecondary: '#0b0510',
    accent: '#f0b178',
    glass: { 100: '#ffe6bd', 300: '#2f9c94', 400: '#b9773f', 500: '#94572b', 700: '#6b3a1c', 900: '#33190c' },
  },
  shield: {
    shape: 'badge',
    field: 'paly',
    rim: '#e8c27f',
    charge: { icon: 'revolver', colour: '#fff2da', size: 128, dy: 22 },
  },
  dice: {
    metal: brass,
    enamel: {
      bullet: { ground: '#8a6022', ink: '#fff0dd', onNight: '#f1bb5d' },
      dash: { ground: '#005251', ink: '#d6f9f6', onNight: '#9af8f1' },
      bullseye: { ground: '#62000d', ink: '#ffefec', onNight: '#f97a72' },
    },
  },
  seals: {
    reload: { face: '#925820', edge: '#ae7542', ink: '#fff1e7' },
    evasive: tokenSeals.evasive,
    bounty: { face: '#e7c186', edge: '#92723c', ink: '#271900' },
    knockdown: tokenSeals.knockdown,
  },
  icons: {
    symbols: { bullet: 'heavy-bullets', dash: 'cowboy-boot', bullseye: 'bullseye' },
    tokens: {
      reload: 'reload-gun-barrel',
      evasive: tokenIcons.evasive,
      bounty: 'wanted-reward',
      knockdown: tokenIcons.knockdown,
    },
    abilities: {
      revolver: 'revolver',
      'bounty-hunter': 'western-hat',
      showdown: 'crossed-pistols',
      'take-cover': 'cellar-barrels',
      'mark-the-target': 'target-poster',
      'fan-the-hammer': 'smoking-finger',
      'pistol-whip': 'gun-stock',
      deadeye: 'dead-eye',
      enforcer: 'law-star',
      'fill-em-with-lead': 'bullet-impacts',
      duel: 'confrontation',
      'quick-draw': 'cowboy-holster',
    },
    cards: {
      wanted: 'mug-shot',
      'spin-the-chamber': 'shotgun-rounds',
      roulette: 'spade-skull',
      'wild-west': 'saloon-doors',
      'eat-lead': 'gunshot',
      'run-and-gun': 'cavalry',
    },
  },
};
