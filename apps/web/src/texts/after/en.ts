// Looking at a game again, in English.

import { form, hundredths, plural, signed } from '../format.ts';
import { review } from '../review/en.ts';

/** What an import came to. */
interface Brought {
  added: number;
  known: number;
  unreadable: number;
  left: number;
  answers: number;
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
    result: 'Result',
  },
  review,
  takeOver: {
    title: 'Take over here',
    text: 'Play on from this moment. The game you watch stays as it is.',
    watchOnly: 'Played with the rules of another edition: it can be watched here, not played on.',
    seat: 'You play',
    dice: 'Dice',
    same: 'Same dice',
    sameHelp: 'Whoever chooses as before rolls as before.',
    fresh: 'New dice',
    freshHelp: 'What falls from now on is new, and decks are shuffled again.',
    others: 'Others are played by',
    people: 'people at this screen',
    go: 'Play on',
    over: 'The game is over here.',
    lastMoment: 'To the last moment before',
  },
  share: {
    title: 'Share',
    drawing: 'Drawing the picture…',
    failed: 'The picture could not be drawn.',
    send: 'Share…',
    save: 'Save picture',
    copy: 'Copy picture',
    noCopy: 'This browser would not copy the picture. Save it instead.',
    game: 'Link to the game',
    moment: 'Link to this moment',
    roll: 'Link to this roll',
    deciding: (turn: number) => `The deciding roll, turn ${turn}`,
    luckiest: (turn: number) => `The luckiest roll, turn ${turn}`,
    invitation: 'Watch it, or play on from any moment',
  },
  chronicle: {
    heroes: 'Your heroes',
    legend: 'Games won, and where the true share lies 19 times of 20. Lozenges: mastery.',
    games: 'All games',
    counted: (n: number) => plural('en', n, { one: 'game', other: 'games' }),
    won: '{rate} won',
    span: (low: number, high: number) => `${low} to ${high}`,
    rate: (rate: string, low: number, high: number) => `${rate} won, surely between ${low} and ${high}%`,
    of: (n: number) => `of ${n}`,
    wonOf: (n: number) => `{rate} of ${n}`,
    mastery: (n: number, all: number) => `Mastery ${n} of ${all}`,
    notYet: 'not played yet',
    levels: 'By the opponent’s level',
    hardest: 'Hardest opponents',
    all: (n: number) => `all ${n}`,
    luck: 'Roll luck, added up',
    luckLater: 'Two finished games and you see whether the dice love you.',
    luckText: (sum: number, most: number) =>
      `${signed(sum)} health by luck; 19 of 20 fair players stay within ±${most}`,
    ends: { won: 'won', lost: 'lost', drawn: 'draw' },
    more: (n: number) => plural('en', n, { one: 'older game', other: 'older games' }),
    forget: (names: string) => `Forget this game: ${names}`,
    forgetText: 'It is gone for good, with what was counted in it.',
    forgetIt: 'Forget it',
    keepIt: 'Keep it',
    /** A game that was taken over, or that several people played here. */
    uncounted: 'not counted',
    modes: 'Which games',
    groups: { all: 'All modes', duel: 'Duel', teams: 'Teams', hill: 'Hill' },
    out: 'Export',
    in: 'Import',
    noChronicle: 'This file is no chronicle. Nothing was changed.',
    brought: ({ added, known, unreadable, left, answers }: Brought) =>
      [
        plural('en', added, { one: 'game added', other: 'games added' }),
        known > 0 ? plural('en', known, { one: 'was there already', other: 'were there already' }) : '',
        unreadable > 0 ? `${unreadable} could not be read` : '',
        left > 0 ? `no room for ${left}` : '',
        answers > 0 ? plural('en', answers, { one: 'answered puzzle', other: 'answered puzzles' }) : '',
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
      common: 'from 15% of games',
      uncommon: '3 to 15% of games',
      rare: '0.5 to 3% of games',
      legend: 'below 0.5% of games',
    },
    times: (n: number) => plural('en', n, { one: 'time', other: 'times' }),
    near: (done: number, of: number) => `${done} of ${of}`,
    notYet: 'not yet',
    nearest: 'Nearest',
    seen: (share: string) => `${share} of games between computers`,
    guessed: 'nobody knows how rare',
    last: 'Watch it happen',
  },
  puzzle: {
    title: 'Puzzle',
    number: (id: number) => `Nº ${id}`,
    ofDay: 'Puzzle of the day',
    back: 'To the puzzle',
    missing: 'No such puzzle',
    missingText: (id: string) => `There is no puzzle “${id}”. Puzzles go by numbers.`,
    missingJester: 'I made one up on the way, but it solved itself.',
    kinds: { dice: 'Which dice?', win: 'Win this turn', survive: 'Survive this turn' },
    questions: {
      dice: 'Which dice do you keep?',
      win: 'Win this turn',
      survive: 'Survive this turn',
    },
    you: (health: number, cp: number) => `you: ${health} health, ${cp} CP`,
    they: (health: number, cp: number, cards: number) =>
      `${health} health, ${cp} CP, ${plural('en', cards, { one: 'card', other: 'cards' })}`,
    stages: {
      wrong: 'Not the best',
      told: 'Told',
    },
    found: { yes: 'Solved', hint: 'Solved with a hint', late: 'Solved at the second try' },
    link: 'Link to this puzzle',
    change: (points: number) => `rating ${signed(points)}`,
    ratingNow: (points: number) => `Your rating is ${points}.`,
    choose: 'Choose an answer',
    keep: (dice: string, rolls: number) =>
      dice === ''
        ? 'Roll all five'
        : rolls === 0
          ? 'All five stay: activate something'
          : `Keep ${dice}, roll ${rolls}`,
    rollAll: 'roll all',
    incoming: (n: number) => `${n} damage is coming.`,
    clear: 'One choice is best by a clear margin.',
    hint: 'A hint costs half the rating',
    hintKeep: (n: number) =>
      n === 0
        ? 'The best way keeps none.'
        : `The best way keeps ${plural('en', n, { one: 'die', other: 'dice' })} and rolls the others.`,
    hintStop: 'The best way rolls no more.',
    hintTwo: 'It is one of these two.',
    wrong: 'Another choice is clearly better. It cost you rating once; one more try is free.',
    tell: 'Tell me',
    why: 'Why',
    exact: 'exact, every way the dice can fall',
    estimated: 'estimated in 120 imagined games',
    keepBest: (ready: string, ability: string, chance: string) =>
      `This ends with an ability in ${ready} of cases, most often ${ability} (${chance}).`,
    keepSure: (ability: string) =>
      `It ends with ${ability} in any case; what is rolled decides how strong it is.`,
    stopBest: 'What lies there is worth more than what could still come.',
    second: (points: number) =>
      `The next best way is worth ${hundredths('en', points)} points of health less.`,
    stopping: (ability: string, points: number) =>
      `Stopping with ${ability} gives away ${hundredths('en', points)}.`,
    reason: {
      win: (best: string, second: string) =>
        `This wins at once in ${best} of cases; the next best choice in ${second}.`,
      survive: (best: string, second: string) =>
        `With this you live in ${best} of cases; with the next best choice in ${second}.`,
    },
    columns: { way: 'choice', ends: 'what you end with', chance: 'how often it works', worth: 'worth' },
    points: (n: number) => hundredths('en', n),
    less: (points: number) => `−${hundredths('en', points)}`,
    yours: 'yours',
    best: 'best',
    others: 'others',
    unit: 'worth in points of health',
    next: 'Next puzzle',
    show: 'See it on the table',
    inARow: (n: number) => `${form('en', n, { one: 'day', other: 'days' })} in a row`,
    longest: (n: number) => `your longest: ${n}`,
    weeks: 'The last three weeks',
    days: { yes: 'found', no: 'missed', none: 'not played' },
    rating: 'Your rating',
    thisPuzzle: 'This puzzle',
    grade: (n: number) => `grade ${n}`,
    squires: 'Squires find it',
    knights: 'Knights find it',
    atAGlance: 'Seen at a glance',
    glanceText: 'How often a quick eye finds it that judges every way by feel.',
    youFind: 'You find at once',
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
    unreadable: 'This record cannot be read',
    reasons: {
      header: 'Records begin with the words “mad-king 1”.',
      missing: (word) => `The line that begins with “${word}” is missing.`,
      unknown: (word, line) => `Line ${line} says nothing that belongs there: “${word}”.`,
      twice: (word, line) => `“${word}” stands in line ${line} once more.`,
      value: (word, line) => `Line ${line}: “${word}” has no such value.`,
      'too-many': (word, line) => `Line ${line}, “${word}”: no game has that many choices.`,
      setup: 'Its mode, heroes and options do not fit together.',
      hero: (word) => `There is no hero “${word}” here.`,
      choice: (word, n) => `Choice ${n}, “${word}”, is not possible by these rules.`,
    } satisfies Record<string, string | ((word: string, at: number) => string)>,
    illegal: 'This game cannot be played again',
    otherRules: 'It was played with other rules, which may be why.',
    sameButOther: 'Played with other rules: some of it may have been different.',
    asThen: 'Shown by the rules it was played with.',
    again: 'Watch another game',
  },
};

export type AfterWords = typeof after;
