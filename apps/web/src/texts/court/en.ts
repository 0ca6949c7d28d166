// The other screens before a game in English: new game, heroes, saved games (also those that cannot be shown or are given up), about, lost.

import { plural } from '../format.ts';

const heroes = (n: number): string => plural('en', n, { one: 'hero', other: 'heroes' });

export const court = {
  levelHelp: {
    squire: 'quick, and makes mistakes',
    knight: 'sound at a glance, with a mistake now and then',
    champion: 'imagines how this turn and the next may go',
    king: 'like the champion, with more time to think',
  },
  lost: { title: 'Nobody lives here', text: 'This address leads nowhere.' },
  newGame: {
    players: {
      duel: '2 players',
      '2v2': '4 players',
      '3v3': '6 players',
      '2v2v2': '6 players',
      koth: '3 to 6 players, all against all',
    },
    mode: 'Mode',
    seats: 'Seats',
    howMany: 'Number of players',
    order: (seats: string) => `Turn order ${seats}`,
    health: (n: number) => `${n} health each`,
    teamHealth: (n: number) => `${n} health per team`,
    /** A short duel, wherever a game is named. */
    short: (mode: string, health: number) => `${mode}, ${health} health`,
    choose: 'Choose a hero',
    change: (hero: string) => `${hero}: choose another hero`,
    name: 'Name',
    nameOf: (seat: string) => `Name of the person at seat ${seat}`,
    who: (seat: string) => `Who plays seat ${seat}`,
    person: 'A person at this screen',
    personShort: 'Person',
    computerOf: (level: string, help: string) => `Computer, ${level}: ${help}`,
    heroes: 'Heroes',
    wayLabel: 'How heroes are chosen',
    ways: { gallery: 'Free choice', random: 'Random', draft: 'Draft' },
    wayHelp: {
      gallery: 'Everybody chooses any hero that is free.',
      random: 'Heroes are drawn at random. Tap a seat to change one.',
      draft: 'Everybody is dealt three heroes and chooses one of them.',
    },
    random: (seat: string) => `Random for ${seat}`,
    again: 'Draw again',
    fill: 'Fill at random',
    start: 'Start the game',
    missing: (n: number) => `Start: ${heroes(n)} missing`,
    closer: 'Look closer',
    duelsFirst:
      'New here? With five or six seats turns are far apart. A duel is the better first game; the rulebook says so, too.',
    options: {
      button: (changed: number) => (changed === 0 ? 'Options' : `Options (${changed} changed)`),
      title: 'Options',
      intro: 'Editions of the game differ in details. The usual setting always comes first.',
      edition: 'Edition',
      editionHelp: 'Sets the order of priority and what happens in timing conflicts.',
      editions: { marvel: 'Current', 'v2.2': 'Older (2.2)' },
      help: {
        priority: 'Who may respond first after the active player. Matters only in teams.',
        timing: 'Whether the active player may claim to act before what others have declared.',
        healing: 'When health is regained in Upkeep and Roll Phases.',
        ultimateTargetDie: 'In teams, whether the die that chooses the target of an ultimate can be changed.',
        alterResponseDice: 'Whether cards may change dice that were rolled for a token or an effect.',
        interruptRollCards: 'Whether others may respond to a roll phase card before it takes effect.',
        allowMirror: 'Lets several seats play the same hero.',
        health:
          'Less makes a duel shorter: for a first game, or for a break. Healing still stops 10 above the start.',
        promo: 'Adds the promotional cards of the heroes that have any.',
      },
    },
  },
  heroes: {
    list: 'Heroes, easiest first',
    box: 'Box',
    all: (n: number) => `All ${n}`,
    boxes: { 'season-1': 'Season 1', 'season-2': 'Season 2', marvel: 'Marvel' },
    complexity: 'Complexity',
    any: 'Any',
    bands: { easy: 'Easy', middling: 'Middling', hard: 'Hard' },
    search: 'Name or token',
    searchLabel: 'Find a hero by name or token',
    none: 'No hero matches.',
  },
  hero: {
    previous: 'Previous hero',
    next: 'Next hero',
    all: 'All heroes',
    ready: 'some ability ready after three attempts: {chance}',
    play: (name: string) => `Play ${name}`,
    chanceNote: 'chance: exact, three attempts, keeping the best dice for it',
    levelNote: 'level and what its upgrade costs',
    level: (roman: string) => `level ${roman}`,
    levelCost: (roman: string, cost: number) => `level ${roman}, upgrade for ${cost} CP`,
    levels: (roman: string) => `${roman}:`,
    setup: 'Setup:',
    upgrades: 'Upgrade cards',
    cards: 'Action cards',
    adds: 'adds an ability',
    sources: 'How we know',
    source: {
      seed: 'In the rulebooks',
      public: 'Published facts',
      memory: 'From memory',
      design: 'Our own',
    },
    promo: 'Promotional cards are left out unless you turn them on in the options.',
  },
  /** Between two people who share a screen. */
  pass: {
    to: (who: string) => `Pass the device to ${who}`,
    text: (hero: string) => `${hero} decides next. Nobody else should look.`,
    take: 'I have it',
  },
  games: {
    title: 'Games',
    none: 'No games in this browser yet.',
    conceding: {
      alone: 'You leave the game and lose it. Are you sure?',
      team: 'Your team concedes when all its people do; computers agree at once. This cannot be undone. Are you sure?',
    },
    wrong: {
      missing: 'No such game',
      missingText: 'There is no game at this address in this browser.',
      damaged: 'This game cannot be read',
      damagedText: 'It was set aside. You can download it; everything else works as before.',
    },
    king: {
      lost: 'You have wandered into a wing of my castle that was never built.',
      missing: 'I remember every duel. Not this one.',
      damaged: 'Mice have been at this parchment. What they left is yours.',
    },
    over: 'over',
    remove: 'Remove',
    removeGame: (names: string) => `Remove the game ${names}`,
    damaged: (id: string) =>
      `The saved game ${id} cannot be read and was set aside. You can keep a copy of it.`,
    download: 'Download',
  },
  about: {
    whatTitle: 'What this is',
    what: 'Mad King is a free, faithful, digital version of a hero dice-and-card duel for 2 to 6 players: alone against the computer, together at one screen, or online with friends. The rules are executable, every chance is exact, and every total of damage can be opened into its steps.',
    unofficialTitle: 'An unofficial fan project',
    unofficial:
      'Mad King is made by fans. It is not affiliated with, sponsored by or endorsed by the publishers of Dice Throne, Marvel, or any of their partners. Names of games, heroes and characters belong to their owners and are used only to say which hero is meant.',
    facts: 'Rules, names and numbers are facts of the game. All text, pictures and sounds are our own.',
    designers: 'The game was designed by Nate Chatellier and Manny Trembley. If you like it, buy it.',
    creditsTitle: 'Credits',
    icons: 'Icons:',
    fonts: 'Fonts:',
    software: 'Software:',
    licenceTitle: 'Licence',
    licence: 'Our code is free under the MIT licence.',
    privacyTitle: 'Privacy',
    privacy:
      'Games and settings are kept in this browser. Only online play sends anything: your name at the table and your choices, to the server this page comes from. There are no accounts, no trackers and no advertising.',
  },
};

export type Court = typeof court;
