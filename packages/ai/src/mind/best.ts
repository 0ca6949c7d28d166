// What all decisions at a glance have in common: an opinion about the choices, of which the best is taken.

import type { Choice } from '@mad-king/engine';

export interface Opinion {
  /** How good a choice is, as a rule in points of health; null if there is nothing to say about it. */
  rate: (choice: Choice) => number | null;
  /** What is chosen if nothing is rated above the floor. */
  otherwise: Choice;
  floor: number;
}

export const opinion = (
  otherwise: Choice,
  rate: Opinion['rate'],
  floor = Number.NEGATIVE_INFINITY,
): Opinion => ({ rate, otherwise, floor });

/** Nothing to say. */
export const none = (otherwise: Choice): Opinion => opinion(otherwise, () => null);

/** The choice that is rated highest, the first of equals. */
export const bestOf = (choices: readonly Choice[], { rate, otherwise, floor }: Opinion): Choice => {
  let best = otherwise;
  let most = floor;
  for (const choice of choices) {
    const worth = rate(choice);
    if (worth === null || worth <= most) continue;
    most = worth;
    best = choice;
  }
  return best;
};
