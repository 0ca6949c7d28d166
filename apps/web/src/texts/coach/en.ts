// The coach in English.

import { plural } from '../format.ts';

const dice = (n: number): string => plural('en', n, { one: 'die', other: 'dice' });

export const coach = {
  /** What a computer tells its team. */
  rollsFor: (ability: string, chance: string) => `rolls for ${ability} (${chance})`,
  aimsAt: (who: string) => `target: ${who}`,
  thinking: 'Let me see…',
  failed: 'Here even I have no advice.',
  keep: 'Keep {dice}',
  keepAndRoll: (n: number) => `Keep {dice} and roll ${dice(n)}.`,
  rollAll: 'Roll all five again.',
  ready: (chance: string, ability: string) =>
    `Some ability is then ready in ${chance} of cases, mostly ${ability}.`,
  plan: (aid: string, changes: string) => `With ${aid}: ${changes}.`,
  relied: (aid: string) => `I am counting on ${aid}.`,
  worth: (points: string) => `About ${points} health, damage dealt included.`,
  worthTitle: 'What it is worth',
  worthHelp:
    'Exact over all ways in which the dice can fall, with the best play afterwards and the cards and tokens you hold. What an ability is worth is an estimate in points of health, costs taken off. What others do to your dice is not counted.',
  outlook: (parts: string) => `By the end of the turn I expect you to ${parts}.`,
  both: (a: string, b: string) => `${a} and ${b}`,
  deals: (n: string) => `deal ${n} damage`,
  loses: (n: string) => `lose ${n} health`,
  gains: (n: string) => `gain ${n} health`,
  othersGain: (n: string) => `let the others gain ${n} health`,
  likelier: (n: string) => `Your chance to win is ${n} better than with the next best choice.`,
  columns: { chance: 'chance to win', health: 'health', behind: 'difference' },
  gamesTitle: 'How I know',
  gamesHelp:
    'I try every choice in the same imagined games, dealing what you cannot see afresh, and play on for both sides until the turn ends. The numbers are averages; percentages are the estimated chance to win.',
  close: 'About as good:',
  more: 'Compare the choices',
  less: 'Hide the comparison',
  pick: 'Pick these dice',
};

export type Coach = typeof coach;
