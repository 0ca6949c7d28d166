// The table in English: seats, board, hand, what is asked.

import { plural } from '../format.ts';

export const table = {
  title: (turn: number) => `Turn ${turn}`,
  opponents: 'Opponents',
  arena: 'What is asked',
  log: 'Log',
  yours: 'Your board and hand',
  phases: 'Phases of the turn',
  health: 'health',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  hiddenTokens: (n: number) => `${n} hidden`,
  turnIn: (n: number) => (n === 0 ? 'Now' : n === 1 ? 'Next' : `In ${n} turns`),
  yourHand: (n: number) => `Your hand: ${plural('en', n, { one: 'card', other: 'cards' })}`,
  play: 'Play',
  sell: 'Sell',
  keepHint: 'Tap the dice you want to keep.',
  roll: (n: number) => `Roll ${plural('en', n, { one: 'die', other: 'dice' })}`,
  missing: 'No such game',
  missingText: 'This browser does not keep a game under this address.',
  damaged: 'This game cannot be read',
  damagedText: 'It was set aside. You can download it; everything else works as before.',
};

export type Table = typeof table;
