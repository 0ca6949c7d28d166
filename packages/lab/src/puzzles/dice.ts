// "Which dice do you keep?": a roll whose best way on is ahead of every other by a clear margin, by the exact plan, while others tempt.

import { adviseKeeps, type DiceAdvice, type Way } from '@mad-king/ai';
import type { Game } from '@mad-king/engine';
import type { Answer } from './answer.ts';

/** Points of health by which the solution is ahead. */
export const CLEAR = 0.4;
/** The second best must be worth so much of the best, or nobody would think of it. */
const TEMPTING = 0.6;
/** Ways that are told. */
const TOLD = 5;

/** Ways that can be chosen now; null where cards or tokens could change dice, which the plan counts on and the question does not ask about. */
const plainWays = ({ ways }: DiceAdvice): Way[] | null =>
  ways.some((way) => way.do === 'aid' || way.plan.length > 0 || way.aids.length > 0)
    ? null
    : ways.filter(({ now }) => now);

const rounded = (n: number): number => Number(n.toFixed(3));

/** What the phase ends with, rows of an ability together. */
const endsOf = ({ abilities }: Way): Answer['ways'][number]['ends'] => {
  const chances = new Map<string, number>();
  for (const { ability, chance } of abilities) chances.set(ability, (chances.get(ability) ?? 0) + chance);
  return [...chances]
    .map(([ability, chance]) => ({ ability, chance: rounded(chance) }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
};

/** The best ways, and the best of those that stop: whoever wonders whether to roll on wants to know. */
const toldWays = (ways: readonly Way[]): Way[] => {
  const best = ways.slice(0, TOLD);
  const stop = ways.find((way) => way.do === 'stop' && way.ready > 0);
  return stop === undefined || best.includes(stop) ? best : [...best.slice(0, TOLD - 1), stop];
};

export const diceAnswer = (g: Game): Answer | null => {
  if (g.ask !== 'roll' || g.asked !== g.active) return null;
  const advice = adviseKeeps(g);
  if (advice === null || advice.attemptsLeft < 1) return null;
  const ways = plainWays(advice);
  if (ways === null || ways.length < TOLD) return null;
  const [best, second] = ways;
  if (best.worth - second.worth < CLEAR || second.worth < best.worth * TEMPTING) return null;
  return {
    kind: 'dice',
    solution: best.choice,
    worths: ways.map(({ worth }) => worth),
    ways: toldWays(ways).map((way) => ({
      choose: way.notation,
      worth: rounded(way.worth),
      ends: endsOf(way),
    })),
  };
};
