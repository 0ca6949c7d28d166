// Targets by die in team modes (R17.5.3, R17.6.3, R17.7.3). Seats are counted from the start player, so that place 0 is
// A1 and places follow the turn order: A1 B1 A2 B2, A1 B1 A2 B2 A3 B3, A1 B1 C1 A2 B2 C2.

import { NONE } from '../state/none.ts';
import { areOpponents, nextInTurnOrder, type Seating } from './seats.ts';

const placeOf = (g: Seating, seat: number): number => (seat - g.first + g.seats.length) % g.seats.length;
const seatAt = (g: Seating, place: number): number => (place + g.first) % g.seats.length;

/** The opponents of a team of two, as its members see them from left to right. */
const FACING_2V2 = [
  [1, 3],
  [2, 0],
];
const FACING_3V3 = [
  [1, 3, 5],
  [4, 2, 0],
];
/** Clockwise from one's left: B1 B2 C1 C2 for team A, and so on. */
const ROUND_2V2V2 = [
  [1, 4, 2, 5],
  [2, 5, 0, 3],
  [0, 3, 1, 4],
];

/** The seat the die names, or NONE if somebody chooses. */
export const targetByDie = (g: Seating, attacker: number, value: number): number => {
  const place = placeOf(g, attacker);
  if (g.mode === '2v2') return value > 4 ? NONE : seatAt(g, FACING_2V2[place % 2][value > 2 ? 1 : 0]);
  if (g.mode === '3v3') return seatAt(g, FACING_3V3[place % 2][(value - 1) >> 1]);
  if (value > 4) return NONE;
  const living = ROUND_2V2V2[place % 3]
    .map((p) => seatAt(g, p))
    .filter((seat) => areOpponents(g, attacker, seat));
  return living[(value - 1) % living.length];
};

/** On a 5 in 2v2 the opponents choose: the next in turn order decides (RUL-62); otherwise the attacker. */
export const whoChooses = (g: Seating, attacker: number, value: number): number =>
  g.mode === '2v2' && value === 5 ? nextInTurnOrder(g, attacker) : attacker;
