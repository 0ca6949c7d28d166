// Looking at a game again, in English.

import { plural, signed } from '../format.ts';

/** What an import came to. */
interface Brought {
  added: number;
  known: number;
  unreadable: number;
  left: number;
}

export const after = {
  theatre: {
    title: 'Theatre',
    /** "Duel, 20 turns" and the like stands beside it. */
    won: (names: string) => `${names} won`,
    drawn: 'nobody won',
    open: 'not over',
    first: 'To the start',
    last: 'To the end',
    choice: (n: number, all: number) => `Choice ${n} of ${all}`,
    time: 'Moment of the game',
    timeText: (turn: number, choice: number) => `turn ${turn}, after choice ${choice}`,
    speed: 'Speed',
    speeds: { 0.5: 'half speed', 1: 'normal speed', 3: 'three times as fast' },
    eyes: 'Whose eyes',
    allOpen: 'All hands open',
    score: 'Score',
    link: 'Link to this moment',
    copied: 'Copied',
    noCopy: 'Copy this link:',
    record: 'Record',
  },
  takeOver: {
    title: 'Take over here',
    text: 'Play on from this moment. The game you watch stays as it is.',
    seat: 'You play',
    dice: 'Dice',
    same: 'Same dice',
    sameHelp: 'Whoever chooses as before rolls as before.',
    fresh: 'New dice',
    freshHelp: 'What falls from now on is new, and decks are shuffled again.',
    others: 'Others are played by',
    people: 'people at this screen',
    go: 'Play on',
  },
  chronicle: {
    heroes: 'Your heroes',
    legend: 'Games won, and where the true share lies 19 times of 20. Lozenges: mastery.',
    games: 'All games',
    counted: (n: number) => plural('en', n, { one: 'game', other: 'games' }),
    won: 'won',
    span: (low: number, high: number) => `${low} to ${high}`,
    rate: (rate: string, low: number, high: number) => `${rate} won, surely between ${low} and ${high} %`,
    of: (n: number) => `of ${n}`,
    mastery: (n: number, all: number) => `Mastery ${n} of ${all}`,
    notYet: 'not played yet',
    levels: 'By the opponent’s level',
    hardest: 'Hardest opponents',
    luck: 'Luck, added up',
    luckLater: 'Two finished games and you see whether the dice love you.',
    luckText: (sum: number, most: number) =>
      `${signed(sum)} health by luck; 19 of 20 fair players stay within ±${most}`,
    ends: { won: 'won', lost: 'lost', drawn: 'draw' },
    more: (n: number) => `${n} older games`,
    forget: (names: string) => `Forget this game: ${names}`,
    modes: 'Which games',
    groups: { all: 'All modes', duel: 'Duel', teams: 'Teams', hill: 'Hill' },
    out: 'Export',
    in: 'Import',
    noChronicle: 'This file is no chronicle. Nothing was changed.',
    brought: ({ added, known, unreadable, left }: Brought) =>
      [
        `${added} games added`,
        known > 0 ? `${known} were there already` : '',
        unreadable > 0 ? `${unreadable} could not be read` : '',
        left > 0 ? `no room for ${left}` : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    empty: 'Nothing written yet. Finish a game, and history begins.',
  },
  wall: {
    title: 'Wall of memory',
    fresh: 'New on your wall',
    count: (n: number, all: number) => `${n} of ${all} seals`,
    rarities: { common: 'Common', uncommon: 'Uncommon', rare: 'Rare', legend: 'Legend' },
    bounds: {
      common: 'from 15 % of games',
      uncommon: '3 to 15 % of games',
      rare: '0.5 to 3 % of games',
      legend: 'below 0.5 % of games',
    },
    times: (n: number) => plural('en', n, { one: 'time', other: 'times' }),
    near: (done: number, of: number) => `${done} of ${of}`,
    notYet: 'not yet',
    nearest: 'Nearest',
    seen: (share: string) => `${share} of games between computers`,
    guessed: 'nobody knows how rare',
    last: 'Watch it happen',
  },
  door: {
    title: 'Watch a game',
    text: 'Put the record of a game here, or the link to one.',
    file: 'Choose a record',
    paste: 'Link',
    open: 'Watch',
  },
  faults: {
    damaged: 'This link is damaged',
    damagedText:
      'Letters are missing or were changed on the way. Ask for the link again; long ones are sometimes cut off.',
    foreign: 'No game is in this link',
    foreignText:
      'It may be of a newer edition of Mad King. Reload the page, or ask for the record of the game.',
    'too-long': 'This is too long for a game',
    tooLongText: 'No game takes that much room. Nothing was opened.',
    unreadable: 'This is no record of a game',
    unreadableText: 'Records begin with the words “mad-king 1”. The reason:',
    illegal: 'This game cannot be played again',
    illegalText: 'A choice in it is not possible by these rules.',
    otherRules: 'It was played with other rules, which may be why.',
    sameButOther: 'Played with other rules: some of it may have been different.',
    hero: (id: string) => `There is no hero “${id}” here.`,
    again: 'Watch another game',
  },
};

export type AfterWords = typeof after;
