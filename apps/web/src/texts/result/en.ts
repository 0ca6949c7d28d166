// After the last choice, in English.

import { form, plural } from '../format.ts';

const dice = (n: number): string => plural('en', n, { one: 'die', other: 'dice' });

export const result = {
  victory: 'Victory',
  defeat: 'Defeat',
  draw: 'Draw',
  turns: (n: number) => plural('en', n, { one: 'turn', other: 'turns' }),
  wears: (health: number) => `wears the crown with ${health} health left`,
  wearTogether: (health: number) => `wear the crown with ${health} health left`,
  nobody: 'Nobody wears the crown.',
  fell: 'fell',
  conceded: 'conceded',
  fellTo: (what: string) => `fell to ${what}`,
  rematch: 'Rematch',
  swap: 'Swap seats',
  swapHelp: 'Another game with the same heroes; everybody moves one seat on and plays the next one.',
  home: 'Home (Esc)',
  seeTable: 'See the table',
  seeResult: 'See the result',
  record: 'Record',
  recordHelp:
    'The setup, the seed and every choice as text. Anyone can replay and check the whole game with it.',
  story: 'How it went',
  chances: 'Chance to win',
  ways: {
    title: 'What next',
    review: 'Review',
    reviewText: 'find the better choices',
    find: (n: number) =>
      form('en', n, { one: 'find the better choice', other: `find the ${n} better choices` }),
    found: 'what was better',
    tryAgain: 'Try again',
    tryAgainText: (turn: number) => `from turn ${turn}`,
    share: 'Share',
    shareText: 'a link or a picture',
    puzzle: 'Next',
    puzzleText: 'a puzzle',
  },
  damage: {
    title: 'Health lost, turn by turn',
    toOthers: 'others',
    toYou: 'you',
    yourTurns: 'your turns',
    turnsOf: (who: string) => `turns of ${who}`,
    turn: 'Turn',
  },
  watch: 'Watch',
  review: 'Review',
  moments: {
    watch: (what: string) => `Watch: ${what}`,
    title: 'Best moments',
    none: 'Nobody was hurt.',
    turn: (n: number) => `Turn ${n}`,
    saved: (before: number, after: number) => `${before} damage became ${after}`,
    healed: (to: number) => `up to ${to} health`,
    strike: 'A lucky roll',
    strikeText: (kept: string, chance: string) => `kept ${kept}, and the rest came: ${chance}`,
    strikeAll: (chance: string) => `all five at once: ${chance}`,
  },
  dice: {
    title: 'Dice and expectation',
    expected: 'expected',
    fair: '19 of 20 fair games',
    rolled: (n: number) => dice(n),
    of: (name: string, count: number, expected: string, least: number, most: number) =>
      `${name}: ${count}; expected ${expected}, in 19 of 20 fair games ${least} to ${most}`,
    luck: 'Roll luck',
    luckOf: (points: string, percent: number) =>
      `{luck}: ${points} health, luckier than ${percent} of 100 fair games`,
    luckHelp:
      'For every roll in the Offensive Roll Phase: what the dice that fell were worth, less what they were worth on average over all ways to fall, playing on as well as possible. What you decide does not count, only what the dice did. Points are estimated in health.',
    counting: 'Counting the luck…',
    uncounted: 'The luck could not be counted.',
  },
  players: {
    title: 'Players',
    player: 'Player',
    health: 'Health',
    dealt: 'Dealt',
    taken: 'Taken',
    prevented: 'Prevented',
    healed: 'Healed',
    biggest: 'Biggest hit',
    abilities: 'Abilities',
    cards: 'Cards played',
    dealtHelp:
      'Health others lost by this player. Where several dealt damage at once and some was prevented, the loss is shared out in proportion. Damage of status effects was dealt by whoever inflicted them, if it is sure who did.',
  },
  hidden: {
    title: 'What was hidden',
    text: 'Hands and decks as they lay at the end, the next card first.',
    hand: 'Hand',
    deck: 'Deck',
    none: 'none',
  },
};

export type Result = typeof result;
