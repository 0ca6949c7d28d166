// Games of more than two sides: whose gain is one's own loss, and how much of it. Chances add up to 1, so what one side loses
// is shared by the others as their chances are.

import type { Game } from '@mad-king/engine';
import { isLiving, sidesLeft } from './features.ts';
import { blow, pointIn, standing } from './values.ts';

/** Part of what one opponent loses that comes to oneself, whoever it is. */
export const shareOf = (g: Game): number => 1 / Math.max(1, sidesLeft(g) - 1);

const likelinessOf = (g: Game): number[] => {
  const odds = g.health.map((_, team) => (isLiving(g, team) ? standing(g, team) : Number.NEGATIVE_INFINITY));
  const most = Math.max(...odds);
  return odds.map((one) => Math.exp(one - most));
};

const without = (likeliness: readonly number[], team: number): number =>
  likeliness.reduce((sum, one, t) => (t === team ? sum : sum + one), 0);

/** By team: how much harm to it is worth to this one, 1 on average. Who is likelier to win is more of a threat. */
export const stakesOf = (g: Game, team: number): number[] => {
  const likeliness = likelinessOf(g);
  const mean = without(likeliness, team) / (sidesLeft(g) - 1);
  return likeliness.map((one) => one / mean);
};

/** An attack as it comes most often. */
const BLOW = 6;

/** By team: what an attack on it is worth to this one, in points of health. */
export const blowsOf = (g: Game, team: number): number[] => {
  const likeliness = likelinessOf(g);
  const others = without(likeliness, team);
  const point = pointIn(g);
  return likeliness.map((one, t) => {
    const left = g.health[t] > BLOW ? Math.exp(-blow(g, t, BLOW)) : 0;
    return (one * (1 - left)) / others / point;
  });
};

/** Whether an attack on this team is an attack on a leader, for which one draws a card (R17.3.3). */
export const isLeader = (g: Game, team: number): boolean =>
  g.mode === 'koth' && g.health.every((health, t) => !isLiving(g, t) || health <= g.health[team]);

/** The opponent whom one had best attack; of two sides there is no choice. */
export const bestTarget = (g: Game, seat: number): number => {
  const { team } = g.seats[seat];
  const worth = sidesLeft(g) > 2 ? blowsOf(g, team) : null;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < g.seats.length; s++) {
    if (g.seats[s].out || g.seats[s].team === team) continue;
    const rate = worth === null ? 0 : worth[g.seats[s].team];
    if (rate <= most) continue;
    most = rate;
    best = s;
  }
  return best;
};
