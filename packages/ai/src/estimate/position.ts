// How good a position is for a seat: chances of all sides, which add up to 1.

import type { Game } from '@mad-king/engine';
import { isLiving } from './features.ts';
import { pointIn, standing } from './values.ts';

/** The log-odds of winning of a team that is still in the game. */
const oddsOf = (g: Game, team: number): number => {
  const own = standing(g, team);
  let others = 0;
  for (let t = 0; t < g.teams; t++)
    if (t !== team && isLiving(g, t)) others += Math.exp(standing(g, t) - own);
  return others === 0 ? 0 : -Math.log(others);
};

/** How far the seat's team is ahead of all others, in points of health. */
export const lead = (g: Game, seat: number): number => oddsOf(g, g.seats[seat].team) / pointIn(g);

/** Between 0 and 1; those of one seat of each team add up to 1. */
export const winChance = (g: Game, seat: number): number => {
  const { team, out } = g.seats[seat];
  if (g.result !== null) {
    const { winner, drawn } = g.result;
    if (winner >= 0) return winner === team ? 1 : 0;
    return drawn.includes(team) ? 1 / drawn.length : 0;
  }
  return out ? 0 : 1 / (1 + Math.exp(-oddsOf(g, team)));
};
