// Words of many screens in English: numbers and dates, navigation, phases, damage, what to say when something breaks.

import { date, percent } from '../format.ts';

export const shared = {
  percent: percent('en'),
  date: date('en'),
  app: { skip: 'Skip to the content', loading: 'Loading' },
  nav: {
    home: 'Home',
    close: 'Close',
    newGame: 'New game',
    heroes: 'Heroes',
    rules: 'Rules',
    chronicle: 'Chronicle',
    about: 'About',
    settings: 'Settings',
    language: 'Language',
    sound: 'Sound',
    advice: 'Advice',
  },
  keys: {
    space: 'Space',
    enter: 'Enter',
    escape: 'Esc',
    undo: 'Ctrl Z',
  },
  labelled: (label: string, what: string) => `${label}: ${what}`,
  levels: { squire: 'Squire', knight: 'Knight', champion: 'Champion', king: 'King' },
  modes: {
    duel: 'Duel',
    '2v2': '2v2',
    '3v3': '3v3',
    '2v2v2': '2v2v2',
    koth: 'King of the Hill',
  },
  phases: {
    upkeep: 'Upkeep',
    income: 'Income',
    main1: 'Main 1',
    offence: 'Offensive Roll',
    targeting: 'Targeting',
    defence: 'Defensive Roll',
    main2: 'Main 2',
    discard: 'Discard',
  },
  damage: {
    normal: (n: number) => `${n} damage`,
    undefendable: (n: number) => `${n} undefendable damage`,
    pure: (n: number) => `${n} pure damage`,
    collateral: (n: number) => `${n} collateral damage`,
    ultimate: (n: number) => `${n} ultimate damage`,
    heal: (n: number) => `${n} healing`,
    prevent: (n: number) => `${n} prevented`,
  },
  card: {
    cost: (n: number) => `costs ${n} CP`,
    kinds: {
      instant: 'Instant',
      main: 'Main phase',
      roll: 'Roll phase',
      offensive: 'Upgrade, attack',
      defensive: 'Upgrade, defence',
      passive: 'Upgrade, passive',
    },
  },
  failure: {
    title: 'Something broke',
    text: 'It is the program’s fault, not yours. Your game is saved after every choice.',
    offlineTitle: 'No connection',
    offline:
      'There is no connection, and this part of the game is not on this device yet. Your games are safe.',
    retry: 'Try again',
    reload: 'Reload the page',
    details: 'What happened',
  },
  turn: (n: number) => `Turn ${n}`,
  complexity: (n: number) => `complexity ${n} of 6`,
  slots: { offensive: 'attack', defensive: 'defence', passive: 'passive', ultimate: 'ultimate' },
  pace: {
    title: 'Pace of the computer',
    story: 'Story',
    normal: 'Normal',
    fast: 'Fast',
  },
};

export type Shared = typeof shared;
