// The one thing all decisions at a glance have in common.

import type { Choice } from '@mad-king/engine';

/** The choice that is rated highest, the first of equals; `otherwise` if none is above the floor. Those rated null do not count. */
export const bestOf = (
  choices: readonly Choice[],
  otherwise: Choice,
  rate: (choice: Choice) => number | null,
  floor = Number.NEGATIVE_INFINITY,
): Choice => {
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
