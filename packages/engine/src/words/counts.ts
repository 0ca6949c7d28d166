// What amounts count, each defined once: from what is written to what counts it.

import type { Count as Written } from '@mad-king/language';
import type { Count } from '../cast/text.ts';
import type { Names } from '../compile/names.ts';
import { onePerson } from '../rules/people.ts';
import { hasPiece } from '../rules/pieces.ts';
import { diceInScope, symbolsInScope } from '../rules/scope.ts';
import { NONE } from '../state/none.ts';

type Of<K extends Written['count']> = Extract<Written, { count: K }>;

export const COUNTS: { [K in Written['count']]: (of: Of<K>, names: Names) => Count } = {
  symbol({ symbol }, names) {
    const shift = names.symbol(symbol) << 2;
    return (g, h) => (symbolsInScope(g, h) >> shift) & 7;
  },
  sum:
    ({ highest = 5 }) =>
    (g, h) =>
      sumOf(diceInScope(g, h), highest),
  held({ token, who }, names) {
    const kind = names.kind(token);
    const isPiece = names.isPiece(kind);
    return (g, h) => {
      const seat = onePerson(g, h, who);
      if (seat === NONE) return 0;
      return isPiece ? Number(hasPiece(g.seats[seat], kind, h.self)) : g.seats[seat].tokens[kind];
    };
  },
  present({ tokens }, names) {
    const kinds = tokens.map((token) => names.kind(token));
    return (g, h) => kinds.filter((kind) => g.seats[h.self].tokens[kind] > 0).length;
  },
  tokens: () => (g, h) => {
    let n = 0;
    for (const kind of g.cast.present) {
      const { kind: nature } = g.cast.kinds[kind].token;
      if (nature === 'positive' || nature === 'negative') n += g.seats[h.self].tokens[kind];
    }
    return n;
  },
  room({ token }, names) {
    const kind = names.kind(token);
    return (g, h) => g.seats[h.self].limits[kind] - g.seats[h.self].tokens[kind];
  },
  cp:
    ({ who }) =>
    (g, h) => {
      const seat = onePerson(g, h, who);
      return seat === NONE ? 0 : g.seats[seat].cp;
    },
  number: () => (_g, h) => h.number,
  upgrades: ({ thisTurn }) =>
    thisTurn ? (g, h) => g.seats[h.self].upgraded : (g, h) => g.seats[h.self].upgrades.length,
  'extra-attempts': () => (g) => Math.max(0, g.attempts - 1),
  dealt: () => (g) => g.attack?.dealt ?? 0,
};

/** The sum of the highest so many dice. */
const sumOf = (dice: readonly number[], highest: number): number => {
  let n = 0;
  if (dice.length <= highest) for (let i = 0; i < dice.length; i++) n += dice[i];
  else for (const die of [...dice].sort((a, b) => b - a).slice(0, highest)) n += die;
  return n;
};
