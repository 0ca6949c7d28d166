// Which answer to one's dice is clearly the best, by the exact plan. What is about as good as something else gets no mark.

import type { AidPlan, DiceAdvice, Way } from '@mad-king/ai';
import type { Move } from '@mad-king/engine';

export interface Mark {
  way: Way;
  /** By how much it is ahead, in points of health. */
  ahead: number;
  /** Dice that must be put aside first: positions. Null if nothing need be. */
  keep: readonly number[] | null;
}

/** In points of health: what is clearly better, and which dice are worth being named. */
export const CLEAR = 0.5;
const NAMED = 0.1;

/** Dice are told apart by what they show. */
const shownBy = (values: readonly number[], dice: readonly number[]): string =>
  dice
    .map((die) => values[die])
    .sort()
    .join('');

/** The way that keeps dice which show the same as these. */
export const wayOfKeep = ({ dice, ways }: DiceAdvice, picked: readonly number[]): Way | undefined =>
  ways.find((way) => way.do === 'keep' && shownBy(dice, way.keep) === shownBy(dice, picked));

/** What can be done and is not giving up. Announcing in order to change the dice afterwards is changing them first. */
const possible = ({ ways }: DiceAdvice, options: readonly Move[]): Way[] => {
  const texts = new Set(options.filter((move) => !givesUp(move)).map(({ text }) => text));
  return ways.filter(
    ({ do: how, notation, plan }) => texts.has(notation) && (how !== 'stop' || plan.length === 0),
  );
};

const givesUp = (move: Move): boolean => move.kind === 'activate' && move.ability === null;

const bestOf = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>((a, b) => (a === undefined || b.worth > a.worth ? b : a), undefined);

/**
 * Rolling with its best dice, activating the best ability, or changing dice first, if one of the three is clearly ahead. Rolling names those dice if they are not the ones that
 * are kept, also where it is only as good as something else: then by how much they are ahead of what is kept.
 * `picked`: positions of the dice that are kept now.
 */
export const markOf = (
  advice: DiceAdvice,
  options: readonly Move[],
  picked: readonly number[],
): Mark | null => {
  const ways = possible(advice, options);
  const best = bestOf(ways);
  const roll = bestOf(ways.filter((way) => way.do === 'keep'));
  if (best === undefined) return null;
  const rival = bestOf(ways.filter((way) => way.do !== best.do));
  // A card that would make something of dice that make nothing is ahead of giving up; the only answer needs no mark.
  const ahead = rival !== undefined ? best.worth - rival.worth : best.do === 'aid' ? best.worth : 0;
  if (best !== roll && ahead >= CLEAR) return { way: best, ahead, keep: null };
  const now = roll && (wayOfKeep(advice, picked) ?? roll);
  if (roll === undefined || now === undefined) return null;
  const lost = roll.worth - now.worth;
  if (lost >= NAMED) return { way: roll, ahead: ahead >= CLEAR ? ahead : lost, keep: roll.keep };
  return ahead - lost >= CLEAR ? { way: now, ahead: ahead - lost, keep: null } : null;
};

/** What a card or token asks after it has been played, answered as planned. */
export const followUps = ({ dice }: AidPlan): string[] => [
  ...dice.flatMap(({ die, to }) => [`die ${die + 1}`, ...(to === null ? [] : [`value ${to}`])]),
  `reroll ${dice
    .map(({ die }) => die + 1)
    .sort()
    .join(' ')}`,
];
