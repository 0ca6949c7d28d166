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

/** In points of health. */
export const CLEAR = 0.5;

/** Dice are told apart by what they show. */
const shownBy = (values: readonly number[], dice: readonly number[]): string =>
  dice
    .map((die) => values[die])
    .sort()
    .join('');

/** The way that keeps dice which show the same as these. */
export const wayOfKeep = ({ dice, ways }: DiceAdvice, picked: readonly number[]): Way | undefined =>
  ways.find((way) => way.do === 'keep' && shownBy(dice, way.keep) === shownBy(dice, picked));

/** Rolling is one answer, whatever is kept; every ability and every card is one of its own. */
const answerOf = (way: Way): string => (way.do === 'keep' ? 'keep' : way.notation);

/** What can be done and is not giving up. */
const possible = ({ ways }: DiceAdvice, options: readonly Move[]): Way[] => {
  const texts = new Set(options.filter((move) => !givesUp(move)).map(({ text }) => text));
  return ways.filter(({ notation }) => texts.has(notation));
};

const givesUp = (move: Move): boolean => move.kind === 'activate' && move.ability === null;

/** `picked`: positions of the dice that are kept now. */
export const markOf = (
  advice: DiceAdvice,
  options: readonly Move[],
  picked: readonly number[],
): Mark | null => {
  const ways = possible(advice, options);
  const best = ways.reduce<Way | undefined>(
    (a, b) => (a === undefined || b.worth > a.worth ? b : a),
    undefined,
  );
  if (best === undefined) return null;
  const now = best.do === 'keep' ? (wayOfKeep(advice, picked) ?? best) : best;
  const isKept = best.worth - now.worth < CLEAR;
  const others = ways.filter((way) => answerOf(way) !== answerOf(best)).map(({ worth }) => worth);
  const way = isKept ? now : best;
  const ahead = way.worth - Math.max(...(others.length > 0 ? others : [now.worth]));
  if (ahead < CLEAR) return null;
  return { way, ahead, keep: isKept ? null : best.keep };
};

/** What a card or token asks after it has been played, answered as planned. */
export const followUps = ({ dice }: AidPlan): string[] => [
  ...dice.flatMap(({ die, to }) => [`die ${die + 1}`, ...(to === null ? [] : [`value ${to}`])]),
  `reroll ${dice
    .map(({ die }) => die + 1)
    .sort()
    .join(' ')}`,
];
