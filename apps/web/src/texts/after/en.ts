// Looking at a game again, in English.

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
    start: 'Start',
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
