// Prices: what must be paid, and whether it can be.

import type { CastPrice } from '../cast/text.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { gainCp } from './cards.ts';
import { removeTokens } from './tokens.ts';

export const NO_PRICE: CastPrice = { cp: 0, kind: NONE, n: 0, any: false, discard: 0 };

/** `unplayed`: cards of the hand that cannot be discarded for it. */
export const canPay = (g: Game, seat: number, price: CastPrice | null, unplayed = 0): boolean => {
  if (price === null) return true;
  const s = g.seats[seat];
  if (s.cp < price.cp || s.hand.length - unplayed < price.discard) return false;
  return price.kind === NONE || s.tokens[price.kind] >= price.n;
};

/** Combat points and tokens; which cards are discarded is asked for. */
export const payPrice = (g: Game, seat: number, price: CastPrice): void => {
  if (price.cp > 0) gainCp(g, seat, -price.cp);
  if (price.kind !== NONE) removeTokens(g, seat, price.kind, price.n, seat);
};
