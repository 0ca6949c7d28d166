// Whose doing the tokens on a board are: damage of a token comes from whoever bears it, and was dealt by whoever put it there.

import type { DamageLine, GameEvent } from '@mad-king/engine';

/** Several have, or nobody could say who. */
const UNKNOWN = -1;

/** Tokens of a kind on one board. */
interface Pile {
  held: number;
  /** Who has put any there since there was none. */
  by: Set<number>;
}

export interface Inflicted {
  hear: (event: GameEvent) => void;
  /** Who dealt it, as far as that is sure. */
  dealerOf: (line: DamageLine) => number;
}

export const inflicted = (seats: number): Inflicted => {
  const piles = new Map<string, Pile>();
  const pileOf = (seat: number, token: string): Pile => {
    const key = `${seat} ${token}`;
    const pile = piles.get(key) ?? { held: 0, by: new Set() };
    piles.set(key, pile);
    return pile;
  };
  const put = (pile: Pile, held: number, by: number): void => {
    if (pile.held === 0) pile.by.clear();
    if (held > pile.held) pile.by.add(by);
    pile.held = held;
  };
  return {
    hear: (event) => {
      if (event.type === 'tokens') put(pileOf(event.seat, event.token), event.held, event.by);
      if (event.type !== 'transferred') return;
      const { token, from, to } = event;
      pileOf(from, token).held--;
      const pile = pileOf(to, token);
      // Who passes it on is not told; of two players it was the one who got rid of it.
      put(pile, pile.held + 1, seats === 2 ? from : UNKNOWN);
    },
    dealerOf: ({ source, from, to }) => {
      if (source.of !== 'token' || to === null || from !== to) return from;
      const { by } = pileOf(to, source.token);
      const [only] = by;
      return by.size === 1 ? only : UNKNOWN;
    },
  };
};
