// Amounts of a text: numbers, and sums of what there is when its line is carried out.

import type { Amount, Count, Linear, Term, Who } from '../nodes.ts';

const term = (times: number, of: Count, per?: number): Linear => ({
  base: 0,
  terms: [per === undefined ? { times, of } : { times, per, of }],
});

/** `times(2, 'skull')`: twice the number of skulls. */
export const times = (n: number, symbol: string): Linear => term(n, { count: 'symbol', symbol });
/** `per(2, 'saber')`: one for every full pair of sabers. */
export const per = (group: number, symbol: string, n = 1): Linear =>
  term(n, { count: 'symbol', symbol }, group);
/** For every token of this kind that somebody holds. */
export const perHeld = (token: string, n = 1, who: Who = 'self'): Linear =>
  term(n, { count: 'held', token, who });
/** One for every full two tokens held. */
export const perTwoHeld = (token: string): Linear => term(1, { count: 'held', token, who: 'self' }, 2);
/** How many of these kinds lie on one's board. */
export const perPresent = (...tokens: string[]): Linear => term(1, { count: 'present', tokens });
/** One for every positive or negative token on the own board. */
export const perToken: Linear = term(1, { count: 'tokens' });
/** Per token removed or spent, or CP paid, by the line before. */
export const perNumber = (n = 1): Linear => term(n, { count: 'number' });
/** The sum of the numbers rolled. */
export const sum: Linear = term(1, { count: 'sum' });
/** The number on the one die of the roll. */
export const value: Linear = sum;
/** The sum of so many of the highest dice. */
export const highest = (dice: number): Linear => term(1, { count: 'sum', highest: dice });
/** For every CP somebody has. */
export const cpOf = (who: Who, n = 1): Linear => term(n, { count: 'cp', who });
/** One for every CP of one's own. */
export const ownCp: Linear = cpOf('self');
/** For every upgrade in play on the own board. */
export const perUpgrade = (n = 1): Linear => term(n, { count: 'upgrades' });
/** One for every upgrade played this turn. */
export const perUpgradeThisTurn: Linear = term(1, { count: 'upgrades', thisTurn: true });
/** As many as the stack limit still allows. */
export const upToLimit = (token: string): Linear => term(1, { count: 'room', token });
/** One for every roll attempt beyond the first. */
export const perExtraAttempt: Linear = term(1, { count: 'extra-attempts' });
/** What the own attack dealt (R13.7). */
export const damageDealt: Linear = term(1, { count: 'dealt' });

/** The sum of amounts. */
export const plus = (...parts: Amount[]): Linear => {
  const terms: Term[] = [];
  let base = 0;
  for (const part of parts) {
    if (typeof part === 'number') base += part;
    else {
      base += part.base;
      terms.push(...part.terms);
    }
  }
  return { base, terms };
};
/** Half of it, rounded up (R10.13). */
export const half = (amount: Linear): Linear => ({ ...amount, half: true });
/** No more than this. */
export const atMost = (most: number, amount: Linear): Linear => ({ ...amount, most });
/** `steps([0, 1, 3], amount)`: nothing for 0, 1 for 1, 3 for 2 and more. */
export const steps = (table: number[], amount: Linear): Linear => ({ ...amount, table });
