// Offensive dice: rolled, changed, cursed.

import { feat } from './feat.ts';
import { sum } from './you.ts';

const LONG_SHOT = 0.05;
/** One game in twenty is as cold by chance. */
const COLD = -1.645;

export const dice = [
  feat('five-of-one-mind', (you) =>
    you.rollPhases.some(({ throws }) =>
      throws.some(({ values }) => values.every((value) => value === values[0])),
    ),
  ),

  feat('first-try', (you) =>
    you.rollPhases.some(
      ({ attack, throws, altered }) =>
        attack?.need === 'large straight' && throws.length === 1 && altered.length === 0,
    ),
  ),

  feat('against-the-odds', (you) =>
    you.rollPhases.some(
      ({ attack }) => attack !== null && attack.chance !== null && attack.chance < LONG_SHOT,
    ),
  ),

  /** After the last attempt nothing stood; then a change of one's own, and something did. */
  feat('dice-whisperer', (you) =>
    you.rollPhases.some(({ attack, throws, altered }) => {
      const last = throws.at(-1);
      return (
        attack !== null &&
        last?.left === 0 &&
        !last.stands &&
        altered.some((change) => change.by === you.seat && change.throws === throws.length)
      );
    }),
  ),

  feat('sticky-fingers', (you) =>
    you.tale.rollPhases.some(
      ({ seat, altered, announced, attack }) =>
        you.isOpponent(seat) &&
        altered.some(({ by }) => by === you.seat) &&
        announced === null &&
        attack === null,
    ),
  ),

  /** The luck of all roll attempts of the seat, against its spread (dice-facts.ts). */
  feat('cold-dice', (you) => {
    const all = you.rollPhases.flatMap(({ throws }) => throws.flatMap(({ luck }) => luck ?? []));
    const spread = Math.sqrt(sum(all.map(({ variance }) => variance)));
    return you.won && spread > 0 && sum(all.map(({ gained }) => gained)) <= COLD * spread;
  }),
];
