// How good a position is for a seat.

import type { Game } from '@mad-king/engine';
import { pricesIn, standing } from './values.ts';

/** How far the seat's team is ahead of the strongest of the others, as log-odds. */
const leadOf = (g: Game, team: number): number => {
  let strongest = Number.NEGATIVE_INFINITY;
  for (let t = 0; t < g.teams; t++)
    if (t !== team && g.health[t] > 0) strongest = Math.max(strongest, standing(g, t));
  return strongest === Number.NEGATIVE_INFINITY ? 0 : standing(g, team) - strongest;
};

/** The same in points of health. */
export const lead = (g: Game, seat: number): number => leadOf(g, g.seats[seat].team) / pricesIn(g).point;

/** Between 0 and 1. */
export const winChance = (g: Game, seat: number): number => {
  const { team, out } = g.seats[seat];
  if (g.result !== null) {
    if (g.result.winner >= 0) return g.result.winner === team ? 1 : 0;
    return g.result.drawn.includes(team) ? 0.5 : 0;
  }
  if (out) return 0;
  const chance = 1 / (1 + Math.exp(-leadOf(g, team)));
  let teams = 0;
  for (let t = 0; t < g.teams; t++) if (g.health[t] > 0) teams++;
  return teams === 2 ? chance : chance * (2 / teams);
};
