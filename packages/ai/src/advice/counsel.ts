// What to do, by the one judge that the coach, the marks on dice and the review of a game have in common: about one's own
// offensive dice the exact plan, in points of health; about everything else imagined games, in chances to win. It reads only
// what the seat knows, and says the same whenever it is asked.

import type { Choice, Game } from '@mad-king/engine';
import { C, kindOf } from '@mad-king/engine/inside';
import { adviseKeeps, type Way } from './keeps.ts';
import { adviseOptions, type OptionAdvice } from './options.ts';

type Opinion = { by: 'dice'; way: Way } | { by: 'games'; option: OptionAdvice };

type Rated = Opinion & { choice: Choice; notation: string; value: number };

/** `isClose`: as good as the best, for all one can tell. */
export type Counsel = Rated & { isClose: boolean };

/** What differs by less is as good: in points of health, and in the chance to win. */
const CLOSE: Record<Opinion['by'], number> = { dice: 0.05, games: 0.01 };

/** It gives nothing away. */
const IDLE: readonly number[] = [C.Pass, C.Done, C.No, C.NoAbility, C.Decline];

const isAboutDice = (g: Game): boolean => g.ask === 'roll' || g.ask === 'announce';

const aboutDice = (g: Game): Rated[] =>
  (adviseKeeps(g)?.ways ?? [])
    // Announcing in order to change the dice afterwards is changing them first.
    .filter((way) => way.now && (way.do !== 'stop' || way.plan.length === 0))
    .map((way) => ({ by: 'dice', choice: way.choice, notation: way.notation, value: way.worth, way }));

const aboutOptions = (g: Game): Rated[] =>
  adviseOptions(g).map((option) => {
    const { choice, notation, chance } = option;
    return { by: 'games', choice, notation, value: chance, option };
  });

/** Of what is as good as the best for all one can tell, the idle choice comes first. */
export const ranked = (rows: readonly Rated[]): Counsel[] => {
  const most = Math.max(...rows.map(({ value }) => value));
  const sorted = rows
    .map((row) => ({ ...row, isClose: most - row.value < CLOSE[row.by] }))
    .sort((a, b) => b.value - a.value);
  const idle = sorted.find(({ choice, isClose }) => isClose && IDLE.includes(kindOf(choice)));
  return idle === undefined ? sorted : [idle, ...sorted.filter((row) => row !== idle)];
};

/** Every choice of the seat that is asked, the best first; of ways to keep dice those that keep the same once. */
export const counsel = (g: Game): Counsel[] => {
  if (g.asked < 0) return [];
  const rows = isAboutDice(g) ? aboutDice(g) : [];
  return ranked(rows.length > 0 ? rows : aboutOptions(g));
};
