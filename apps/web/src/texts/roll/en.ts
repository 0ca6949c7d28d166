// The roll screen in English.

import { plural } from '../format.ts';

export const roll = {
  nothingReady: (dice: string) => `Nothing is ready yet. Keep what you need, then roll ${dice}.`,
  oneReady: (ability: string, dice: string) => `${ability} is ready. Roll ${dice}, or activate it?`,
  someReady: (n: number) => `${n} abilities are ready. Roll on, or activate one?`,
  lastReady: 'No roll is left: which ability do you activate?',
  lastNothing: 'No roll is left, and the dice make no ability.',
  dice: (n: number) => plural('en', n, { one: 'die', other: 'dice' }),
  activate: (ability: string) => `Activate ${ability}`,
  staysReady: (ability: string) => `${ability} stays ready`,
  some: 'some ability',
  mostly: (ability: string) => `mostly ${ability}`,
  attemptsAfter: (n: number) =>
    n === 0 ? 'the last attempt' : `${plural('en', n, { one: 'attempt', other: 'attempts' })} after it`,
  nothing: 'nothing',
  changers: 'What changes a die',
  makes: (ability: string) => `makes ${ability}`,
  raises: (ability: string) => `makes ${ability} stronger`,
  makesNothing: 'makes nothing new now',
  rollsAgain: (n: number) => `rolls ${plural('en', n, { one: 'die', other: 'dice' })} again`,
  ahead: (n: string) => `best by ${n}`,
  aheadTitle: 'By the exact plan',
  aheadHelp:
    'How much better this is than the next best answer, in points of health: damage and healing, tokens, cards and CP count by what they are usually worth. It plays on as well as possible and counts the cards in your hand. Less than half a point gets no mark.',
  mayFail: (chance: string) => `fails in ${chance} of cases`,
  damage: 'damage',
  health: 'health',
  before: (from: number, to: string) => `${from} → ${to} before defence`,
  you: (from: number, to: string) => `you ${from} → ${to}`,
  giveUp: (n: number) =>
    `Give up this attack? ${plural('en', n, { one: 'attempt is', other: 'attempts are' })} left.`,
  goOn: 'No, go on',
};

export type Roll = typeof roll;
