// What estimates of abilities miss: how much better the position becomes in a turn in which a row of an ability is activated
// than in one without an ability, against the estimate of its text.

import { play } from '@mad-king/engine';
import { C, first, kindOf, second } from '@mad-king/engine/inside';
import { rowWorths } from '../../src/estimate/abilities.ts';
import { lead } from '../../src/estimate/position.ts';
import { rowName } from '../../src/estimate/values.ts';
import { instinct } from '../../src/mind/instinct.ts';
import { lib, type Measured, rounded, type Source } from './games.ts';

/** Turns of this many weigh as much as what is known of rows in general. */
const PRIOR = 40;
/** Fewer tell nothing. */
const LEAST = 25;
/** A turn that ends the game would count without bound. */
const MOST = 25;

export const fitRows = ({ games, duel }: Source, before: Measured): Measured => {
  const seen = new Map<string, { n: number; estimate: number; gain: number }>();
  for (let i = 0; i < games; i++) {
    const g = duel(i);
    let { turn, active } = g;
    let from = lead(g, active);
    let name = '';
    let estimate = 0;
    while (g.asked >= 0) {
      if (g.turn !== turn) {
        const gain = Math.max(-MOST, Math.min(MOST, lead(g, active) - from));
        const hero = lib.heroes[g.seats[active].hero].id;
        const sum = seen.get(name || hero) ?? { n: 0, estimate: 0, gain: 0 };
        seen.set(name || hero, { n: sum.n + 1, estimate: sum.estimate + estimate, gain: sum.gain + gain });
        turn = g.turn;
        active = g.active;
        from = lead(g, active);
        name = '';
        estimate = 0;
      }
      const chosen = instinct(g);
      if (kindOf(chosen) === C.Activate && g.asked === active) {
        const { hero, levels } = g.seats[active];
        const ability = lib.heroes[hero].abilities[first(chosen)];
        const level = levels[first(chosen)];
        const row = ability.levels[level]?.rows[second(chosen)];
        if (row) {
          name = rowName(lib.heroes[hero].id, ability.id, level, second(chosen));
          estimate = rowWorths(g, active)(row, g.rolls[0].values);
        }
      }
      play(g, g.asked, chosen);
    }
  }
  const missed: { name: string; n: number; by: number }[] = [];
  for (const [name, { n, estimate, gain }] of seen) {
    const idle = seen.get(name.split(': ')[0]);
    if (!name.includes(': ') || n < LEAST || idle === undefined) continue;
    missed.push({ name, n, by: gain / n - idle.gain / idle.n - estimate / n });
  }
  const all = missed.reduce((sum, { n }) => sum + n, 0);
  const mean = missed.reduce((sum, { n, by }) => sum + n * by, 0) / all;
  console.error(`${games} games, ${missed.length} rows, estimates miss by ${mean} on average`);
  // Turns without an ability are also those in which something bad wears off: only differences between rows tell anything.
  const after: Measured = new Map(before);
  for (const { name, n, by } of missed)
    after.set(name, rounded((before.get(name) ?? 0) + (n * (by - mean)) / (n + PRIOR), 2));
  return after;
};
