// What a text has in hand while it is read: whose it is, and the choices and numbers of its earlier lines. It goes with the
// text when a stretch of it is put off, stays with the action whose choices were made on declaration, and is all that a
// condition or an amount looks at.

import { NONE } from './none.ts';

export interface Hand {
  /** The text, and the kind of token it belongs to, or NONE. */
  text: number;
  token: number;
  /** Whose text it is, and the opponent the context gives. */
  self: number;
  target: number;
  /** Whom choices named. */
  that: number;
  other: number;
  /** The token that was chosen: its kind, and which of several that differ. */
  kind: number;
  slot: number;
  /** The die that was chosen, and the value for it. */
  die: number;
  value: number;
  /** The secret order of hidden cards, NONE without, and of how many it is one. */
  order: number;
  orders: number;
  /** What an earlier line left behind: tokens removed, CP paid, damage added. */
  number: number;
  /** The roll in scope, the die of the other player in an opposed roll, and whether its re-roll was used. */
  dice: number[] | null;
  theirs: number;
  rerolled: boolean;
  /** Bit mask of options or players that were taken in the running loop. */
  taken: number;
  /** Tokens of its kind that will be paid for it. */
  owes: number;
  /** It is only asked what its card could do: the card is still among those of its player. */
  unplayed: boolean;
}

export const newHand = (text: number, token: number, self: number, target: number): Hand => ({
  text,
  token,
  self,
  target,
  that: NONE,
  other: NONE,
  kind: NONE,
  slot: 0,
  die: NONE,
  value: 0,
  order: NONE,
  orders: 0,
  number: 0,
  dice: null,
  theirs: 0,
  rerolled: false,
  taken: 0,
  owes: 0,
  unplayed: false,
});

export const copyHand = (h: Hand): Hand => ({ ...h, dice: h.dice === null ? null : h.dice.slice() });

/** For conditions and amounts that belong to no text: tokens and passives that lie there. */
export const bystander = (self: number, target: number): Hand => newHand(NONE, NONE, self, target);
