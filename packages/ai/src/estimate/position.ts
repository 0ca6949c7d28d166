// How good a position is for a seat: the chance to win, from health, CP, cards, upgrades and tokens of all teams.

import type { Game } from '@mad-king/engine';
import { tokenWorth, WEIGHTS } from './weights.ts';

/** What a team has, in points of health. Health near 0 is worth more: the last points decide. */
export const standing = (g: Game, team: number): number => {
  const worth = tokenWorth(g.cast);
  const health = g.health[team];
  let points = health - WEIGHTS.nearness * (60 / (health + 4));
  if (g.seats[g.active].team === team) points += WEIGHTS.tempo;
  for (const s of g.seats) {
    if (s.team !== team || s.out) continue;
    points +=
      s.cp * WEIGHTS.cp + Math.min(s.hand.length, 7) * WEIGHTS.card + s.upgrades.length * WEIGHTS.upgrade;
    for (const kind of g.cast.present) if (s.tokens[kind] > 0) points += s.tokens[kind] * worth[kind];
  }
  return points;
};

/** Between 0 and 1. With several opponents, against the strongest of them. */
export const winChance = (g: Game, seat: number): number => {
  const { team } = g.seats[seat];
  if (g.result !== null) {
    if (g.result.winner >= 0) return g.result.winner === team ? 1 : 0;
    return g.result.drawn.includes(team) ? 0.5 : 0;
  }
  if (g.seats[seat].out) return 0;
  let strongest = Number.NEGATIVE_INFINITY;
  let teams = 0;
  for (let t = 0; t < g.teams; t++) {
    if (g.health[t] === 0) continue;
    teams++;
    if (t !== team) strongest = Math.max(strongest, standing(g, t));
  }
  const chance = 1 / (1 + Math.exp((strongest - standing(g, team)) / WEIGHTS.scale));
  return teams === 2 ? chance : chance * (2 / teams);
};
