// Whether a lesson recommends what the exact plan of the dice says (`lab advise`).

import { adviseKeeps } from '@mad-king/ai';
import { clone, type Game } from '@mad-king/engine';
import { shownBy, wantedMove } from './judge.ts';
import type { Wanted } from './lesson.ts';
import { LEARNER } from './make.ts';

/** What is worth so much less than the best is as good; in points of health. */
const AS_GOOD = 0.005;

/** In one sentence what is better than the wanted choice; null if nothing is, or the plan does not speak of it. */
export const betterThan = (game: Game, wanted: Wanted): string | null => {
  const advice = adviseKeeps(clone(game), LEARNER);
  const move = wantedMove(game, wanted);
  if (advice === null || move === undefined) return null;
  const dice = (shown: readonly number[]): string => [...shown].sort().join(' ');
  const shown = shownBy(game, move);
  const isIt = (way: (typeof advice.ways)[number]): boolean =>
    move.kind === 'keep'
      ? way.do === 'keep' && dice(way.keep.map((die) => advice.dice[die])) === dice(shown ?? [])
      : way.notation === move.text;
  const [best] = advice.ways;
  const own = advice.ways.find(isIt);
  if (own === undefined || best.worth - own.worth < AS_GOOD) return null;
  return `the plan says "${best.notation}" (${best.worth.toFixed(2)}) rather than "${move.text}" (${own.worth.toFixed(2)})`;
};
