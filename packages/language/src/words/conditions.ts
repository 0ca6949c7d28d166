// Conditions of a text.

import type { Condition, SymbolCount, Who } from '../nodes.ts';

/** `'pow'`, `'pow x2'`, `'helmet x2 + prayer'`. */
export const shows = (symbols: string): Condition => ({ test: 'symbols', symbols: symbolCounts(symbols) });
export const showsAny = (...symbols: string[]): Condition => anyOf(...symbols.map(shows));
export const ofAKind = (n: number): Condition => ({ test: 'of-a-kind', n });
export const sumAtLeast = (atLeast: number): Condition => ({ test: 'sum', atLeast });
export const sumAtMost = (most: number): Condition => ({ test: 'sum', atMost: most });
export const die = (from: number, to = from): Condition => ({ test: 'die', from, to });
export const beats: Condition = { test: 'beats', orEqual: false };
export const equalsOrBeats: Condition = { test: 'beats', orEqual: true };
export const rerolled: Condition = { test: 'rerolled' };
export const holds = (token: string, atLeast = 1, who: Who = 'self'): Condition => ({
  test: 'held',
  token,
  who,
  atLeast,
});
export const heldBefore = (token: string): Condition => ({ test: 'aged', token });
export const ownLeaflet: Condition = { test: 'own-leaflet' };
export const isFull = (token: string): Condition => ({ test: 'full', token });
export const numberAtLeast = (atLeast: number): Condition => ({ test: 'number', atLeast });
export const numberIs = (n: number): Condition => ({ test: 'number', atLeast: n, atMost: n });
export const usedSymbol = (symbol: string): Condition => ({ test: 'used-symbol', symbol });
export const hasCp = (atLeast: number): Condition => ({ test: 'cp', atLeast });
export const upgradesAtLeast = (atLeast: number): Condition => ({ test: 'upgrades', atLeast });
export const levelAtLeast = (ability: string, atLeast: number): Condition => ({
  test: 'level',
  ability,
  atLeast,
});
export const onSide = (side: string): Condition => ({ test: 'side', side });
export const healthBelow = (who: Who): Condition => ({ test: 'health-below', who });
export const isOpponent = (who: Who): Condition => ({ test: 'opponent', who });
export const isSame = (who: Who, as: Who): Condition => ({ test: 'same', who, as });
export const startedTheGame: Condition = { test: 'started' };
export const ownTurn: Condition = { test: 'own-turn' };
export const inRollPhase: Condition = { test: 'roll-phase' };
export const attemptsBelow = (n: number): Condition => ({ test: 'attempts-below', n });
export const tallied = (note: string, atLeast: number): Condition => ({ test: 'tallied', note, atLeast });
export const attacking: Condition = { test: 'attacking' };
export const attacked: Condition = { test: 'attacked' };
export const attackedNormally: Condition = { test: 'attacked-normally' };
export const hasAttacked: Condition = { test: 'has-attacked' };
export const isUltimate: Condition = { test: 'ultimate' };
export const defendingWith = (ability: string): Condition => ({ test: 'defending', ability });
export const threatened: Condition = { test: 'threatened' };
export const threatenedByAbility: Condition = { test: 'threatened-by-ability' };
export const attackDeals = (atLeast: number): Condition => ({ test: 'attack-deals', atLeast });
export const attackWas = (atLeast: number): Condition => ({ test: 'attack-was', atLeast });
export const defendable: Condition = { test: 'defendable' };
export const dealtAtLeast = (atLeast: number): Condition => ({ test: 'dealt', atLeast });
export const wasHurt: Condition = { test: 'hurt' };
export const wouldFall: Condition = { test: 'falling' };
export const attackMade: Condition = { test: 'attack-made' };
export const remembered = (note: string): Condition => ({ test: 'noted', note });
export const not = (of: Condition): Condition => ({ test: 'not', of });
export const anyOf = (...of: Condition[]): Condition => ({ test: 'any', of });
export const allOf = (...of: Condition[]): Condition => ({ test: 'all', of });

export const symbolCounts = (text: string): SymbolCount[] =>
  text.split('+').map((part) => {
    const [symbol, n] = part.trim().split(/\s+x/);
    return { symbol, n: n === undefined ? 1 : Number(n) };
  });
