// Evaluating the amounts of texts, at the moment their line is carried out.

import type { CodeAmount, CodeTerm } from '../cast/code.ts';
import { CountCode } from '../cast/code.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { pairValue } from '../state/pairs.ts';
import { onePerson } from './people.ts';
import { diceInScope, symbolsInScope } from './scope.ts';

export const evaluateAmount = (g: Game, f: TextFrame, amount: CodeAmount): number => {
  if (typeof amount === 'number') return amount;
  let total = amount.base;
  for (const term of amount.terms) total += term.times * Math.floor(countOf(g, f, term) / term.per);
  if (amount.half) total = (total + 1) >> 1;
  if (amount.table !== null) total = amount.table[Math.min(total, amount.table.length - 1)];
  return Math.min(total, amount.most);
};

/** Key under which upgrades played this turn are counted. */
export const UPGRADES_PLAYED = -1000;

const countOf = (g: Game, f: TextFrame, term: CodeTerm): number => {
  const own = g.seats[f.self];
  switch (term.count) {
    case CountCode.Symbol:
      return (symbolsInScope(g, f) >> (term.arg << 2)) & 7;
    case CountCode.Sum:
      return sumOf(diceInScope(g, f), term.arg);
    case CountCode.Held: {
      const seat = onePerson(g, f, term.who);
      return seat < 0 ? 0 : g.seats[seat].tokens[term.arg];
    }
    case CountCode.Present: {
      let n = 0;
      for (const kind of term.kinds) if (own.tokens[kind] > 0) n++;
      return n;
    }
    case CountCode.Tokens: {
      let n = 0;
      for (const kind of g.cast.present) {
        const { kind: nature } = g.cast.kinds[kind].token;
        if (nature === 'positive' || nature === 'negative') n += own.tokens[kind];
      }
      return n;
    }
    case CountCode.Room:
      return own.limits[term.arg] - own.tokens[term.arg];
    case CountCode.Cp: {
      const seat = onePerson(g, f, term.who);
      return seat < 0 ? 0 : g.seats[seat].cp;
    }
    case CountCode.Number:
      return f.number;
    case CountCode.Upgrades:
      return term.arg === 1 ? pairValue(own.used, UPGRADES_PLAYED) : own.upgrades.length;
    case CountCode.ExtraAttempts:
      return Math.max(0, g.attempts - 1);
    case CountCode.Dealt:
      return g.attack === null ? 0 : g.attack.dealt;
  }
};

/** The sum of the highest so many dice. */
const sumOf = (dice: readonly number[], highest: number): number => {
  let n = 0;
  if (dice.length <= highest) for (let i = 0; i < dice.length; i++) n += dice[i];
  else for (const die of [...dice].sort((a, b) => b - a).slice(0, highest)) n += die;
  return n;
};
