// What led to a moment: whoever wants to see it happen sees it from there.

import type { Course } from './stops.ts';

const MOST_STOPS = 4;

/** A few stops before, in the turn in which it happened. */
export const sceneBefore = ({ stops }: Course, at: number): number => {
  const { turn } = stops[Math.max(0, at - 1)].game;
  const first = stops.findIndex(({ game }, i) => i >= at - MOST_STOPS && game.turn === turn);
  return Math.min(at, Math.max(0, first));
};
