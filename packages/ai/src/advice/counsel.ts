// What to do, by the one judge that the coach, the marks on dice and the review of a game have in common: about one's own
// offensive dice the exact plan, in points of health; about everything else imagined games, in chances to win. It reads only
// what the seat knows, and says the same whenever it is asked.

import { type Choice, type Game, notate } from '@mad-king/engine';
import { C, isDiceWindow, kindOf, PASS } from '@mad-king/engine/inside';
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

/** Announcing in order to change the dice afterwards is changing them first. */
const isOneStep = (way: Way): boolean => way.do !== 'stop' || way.plan.length === 0;

const byPlan = (way: Way, { choice, notation }: Pick<Way, 'choice' | 'notation'> = way): Rated => {
  return { by: 'dice', choice, notation, value: way.worth, way };
};

const aboutDice = (g: Game): Rated[] =>
  (adviseKeeps(g)?.ways ?? []).filter((way) => way.now && isOneStep(way)).map((way) => byPlan(way));

/**
 * The window for one's own dice, before they are kept: changing them now is judged by the plan as well, and passing is worth the
 * best that comes after it. Only what has nothing to do with dice is judged in imagined games, and told where it is better than
 * passing. `asOne`: what comes after the window can be chosen, too, and passing cannot.
 */
const aboutOwnDice = (g: Game, asOne: boolean): Rated[] => {
  if (!isDiceWindow(g)) return [];
  const ways = adviseKeeps(g)?.ways.filter(isOneStep) ?? [];
  const changes = ways.filter((way) => way.do === 'aid' && way.now);
  const afterwards = ways.filter((way) => !changes.includes(way));
  if (afterwards.length === 0) return [];
  const planned = new Set<Choice>([PASS, ...changes.map(({ choice }) => choice)]);
  if (g.choices.some((c) => !planned.has(c))) {
    const others = aboutOptions(g).filter(({ choice }) => choice === PASS || !planned.has(choice));
    if (ranked(others)[0].choice !== PASS) return others;
  }
  const passing = asOne
    ? afterwards.map((way) => byPlan(way))
    : [byPlan(afterwards[0], { choice: PASS, notation: notate(g, PASS) })];
  return [...passing, ...changes.map((way) => byPlan(way))];
};

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

/** How a question is put. */
export interface CounselRequest {
  /** The window for one's own dice, and what is asked after it, are one question. */
  asOne?: boolean;
}

/**
 * Choices of the seat that is asked, the best first: all of them, but of ways to keep dice those that keep the same once, and about
 * one's own dice either what has to do with them or what has not.
 */
export const counsel = (g: Game, { asOne = false }: CounselRequest = {}): Counsel[] => {
  if (g.asked < 0) return [];
  const rows = isAboutDice(g) ? aboutDice(g) : aboutOwnDice(g, asOne);
  return ranked(rows.length > 0 ? rows : aboutOptions(g));
};
