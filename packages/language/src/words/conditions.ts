// Conditions of a text.

import type { Condition, SymbolCount, Who } from '../nodes.ts';

/** `'pow'`, `'pow x2'`, `'helmet x2 + prayer'`. */
export const shows = (symbols: string): Condition => ({ test: 'symbols', symbols: symbolCounts(symbols) });
/** The dice show one of these. */
export const showsAny = (...symbols: string[]): Condition => anyOf(...symbols.map(shows));
/** So many of the five offensive dice show the same number (R9.2.2). */
export const ofAKind = (n: number): Condition => ({ test: 'of-a-kind', n });
/** The numbers rolled add up to at least this. */
export const sumAtLeast = (atLeast: number): Condition => ({ test: 'sum', atLeast });
/** The numbers rolled add up to this at most. */
export const sumAtMost = (most: number): Condition => ({ test: 'sum', atMost: most });
/** A die shows this number, or one from `from` to `to`. */
export const die = (from: number, to = from): Condition => ({ test: 'die', from, to });
/** The own die of an opposed roll is higher. */
export const beats: Condition = { test: 'beats', orEqual: false };
/** The own die of an opposed roll is higher or equal. */
export const equalsOrBeats: Condition = { test: 'beats', orEqual: true };
/** The roller used the re-roll of this roll. */
export const rerolled: Condition = { test: 'rerolled' };
/** Somebody holds so many tokens of this kind. */
export const holds = (token: string, atLeast = 1, who: Who = 'self'): Condition => ({
  test: 'held',
  token,
  who,
  atLeast,
});
/** Such a token is not new: it was held before this turn, phase or defence. */
export const heldBefore = (token: string): Condition => ({ test: 'aged', token });
/** The token is on the leaflet of its holder. */
export const ownLeaflet: Condition = { test: 'own-leaflet' };
/** The stack limit of the token is reached. */
export const isFull = (token: string): Condition => ({ test: 'full', token });
/** The number that an earlier line left is at least this. */
export const numberAtLeast = (atLeast: number): Condition => ({ test: 'number', atLeast });
/** The number that an earlier line left is this. */
export const numberIs = (n: number): Condition => ({ test: 'number', atLeast: n, atMost: n });
/** A die that meets the announced requirement shows the symbol. */
export const usedSymbol = (symbol: string): Condition => ({ test: 'used-symbol', symbol });
/** One has so many CP. */
export const hasCp = (atLeast: number): Condition => ({ test: 'cp', atLeast });
/** So many upgrades are in play on the own board. */
export const upgradesAtLeast = (atLeast: number): Condition => ({ test: 'upgrades', atLeast });
/** The own ability has reached this level. */
export const levelAtLeast = (ability: string, atLeast: number): Condition => ({
  test: 'level',
  ability,
  atLeast,
});
/** This side of the board is up. */
export const onSide = (side: string): Condition => ({ test: 'side', side });
/** One has less health than somebody. */
export const healthBelow = (who: Who): Condition => ({ test: 'health-below', who });
/** Somebody is an opponent. */
export const isOpponent = (who: Who): Condition => ({ test: 'opponent', who });
/** Two names mean the same player. */
export const isSame = (who: Who, as: Who): Condition => ({ test: 'same', who, as });
/** One had the first turn of the game. */
export const startedTheGame: Condition = { test: 'started' };
/** It is one's own turn. */
export const ownTurn: Condition = { test: 'own-turn' };
/** A Roll Phase is under way. */
export const inRollPhase: Condition = { test: 'roll-phase' };
/** One made fewer roll attempts in the last Offensive Roll Phase. */
export const attemptsBelow = (n: number): Condition => ({ test: 'attempts-below', n });
/** This was tallied so often this turn. */
export const tallied = (note: string, atLeast: number): Condition => ({ test: 'tallied', note, atLeast });
/** One's own attack may still be modified (R12.3.2). */
export const attacking: Condition = { test: 'attacking' };
/** One is the target of an attack under way (R12.1.5). */
export const attacked: Condition = { test: 'attacked' };
/** One is the target of an attack that includes normal damage. */
export const attackedNormally: Condition = { test: 'attacked-normally' };
/** The Roll Phase under way was one's own attack on somebody who is still there. */
export const hasAttacked: Condition = { test: 'has-attacked' };
/** The ability that was activated is an ultimate. */
export const isUltimate: Condition = { test: 'ultimate' };
/** One's own defensive roll with this ability lies on the table. */
export const defendingWith = (ability: string): Condition => ({ test: 'defending', ability });
/** Avoidable damage waits for one. */
export const threatened: Condition = { test: 'threatened' };
/** Avoidable damage of an opponent's offensive ability waits for one. */
export const threatenedByAbility: Condition = { test: 'threatened-by-ability' };
/** The own attack adds up to so much now. */
export const attackDeals = (atLeast: number): Condition => ({ test: 'attack-deals', atLeast });
/** The attack came in with so much, before anything was prevented. */
export const attackWas = (atLeast: number): Condition => ({ test: 'attack-was', atLeast });
/** The own attack is of normal damage and not defended yet. */
export const defendable: Condition = { test: 'defendable' };
/** The own attack dealt so much to its target (R13.7). */
export const dealtAtLeast = (atLeast: number): Condition => ({ test: 'dealt', atLeast });
/** One has just lost health by damage that was not ultimate. */
export const wasHurt: Condition = { test: 'hurt' };
/** The damage that waits would bring one's health to 0. */
export const wouldFall: Condition = { test: 'falling' };
/** The active player has attacked this turn. */
export const attackMade: Condition = { test: 'attack-made' };
/** An own text remembered this in the running phase. */
export const remembered = (note: string): Condition => ({ test: 'noted', note });
/** It does not hold. */
export const not = (of: Condition): Condition => ({ test: 'not', of });
/** One of them holds. */
export const anyOf = (...of: Condition[]): Condition => ({ test: 'any', of });
/** All of them hold. */
export const allOf = (...of: Condition[]): Condition => ({ test: 'all', of });

/** `'helmet x2 + prayer'` as symbols and how many of each. */
export const symbolCounts = (text: string): SymbolCount[] =>
  text.split('+').map((part) => {
    const [symbol, n] = part.trim().split(/\s+x/);
    return { symbol, n: n === undefined ? 1 : Number(n) };
  });
