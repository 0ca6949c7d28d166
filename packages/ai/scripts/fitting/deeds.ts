// What estimates of cards and tokens miss: how much better playing or spending them turns out in imagined games than doing
// nothing, and not doing it later either, against the estimate of their texts.

import { type Choice, type Game, play } from '@mad-king/engine';
import { below, C, first, kindOf } from '@mad-king/engine/inside';
import { winChance } from '../../src/estimate/position.ts';
import { deedName } from '../../src/estimate/values.ts';
import { bestOf } from '../../src/mind/best.ts';
import { Glance } from '../../src/mind/glance.ts';
import { deedWorth, idle, instinct, opinionOn } from '../../src/mind/instinct.ts';
import { World } from '../../src/mind/lookahead.ts';
import { lib, type Measured, rounded, type Source } from './games.ts';

/** A decision in so many is looked at. */
const SPARED = 4;
/** Imagined games of each decision, and how many turns they go on. */
const WORLDS = 4;
const TURNS = 2;
/** What has been measured so often is known. */
const ENOUGH = 250;
/** Measurements of this many weigh as much as the belief that the estimate is right; fewer than so many tell nothing. */
const PRIOR = 15;
const LEAST = 8;
/** What estimates call so bad does not matter: nobody would do it. */
const WORST = -6;
/** A lucky game must not count without bound. */
const MOST = 12;
/** Where a game is nearly decided, chances no longer tell points. */
const OPEN = 0.05;

interface Sum {
  n: number;
  missed: number;
}

const isSame = (a: Choice, b: Choice): boolean => kindOf(a) === kindOf(b) && first(a) === first(b);
const isDeed = (chosen: Choice): boolean => kindOf(chosen) === C.Play || kindOf(chosen) === C.Use;

/** Instinct of which a seat does not do this. */
const without =
  (deed: Choice, seat: number) =>
  (g: Game): Choice => {
    const chosen = instinct(g);
    if (g.asked !== seat || !isSame(chosen, deed)) return chosen;
    return bestOf(
      g.choices.filter((choice) => !isSame(choice, deed)),
      opinionOn(g),
    );
  };

export const fitDeeds = ({ games, random, duel }: Source, before: Measured): Measured => {
  const seen = new Map<string, Sum>();
  const measure = (g: Game): void => {
    const chance = winChance(g, g.asked);
    if (chance < OPEN || chance > 1 - OPEN) return;
    const glance = new Glance(g, g.asked);
    const deeds = g.choices
      .filter(isDeed)
      .map((chosen) => ({
        chosen,
        estimate: deedWorth(glance, chosen),
        sum: seen.get(deedName(lib, chosen)) ?? { n: 0, missed: 0 },
      }))
      .filter(({ estimate, sum }) => estimate > WORST && sum.n < ENOUGH);
    if (deeds.length === 0) return;
    const gains = deeds.map(() => 0);
    for (let i = 0; i < WORLDS; i++) {
      const world = new World(g, random);
      deeds.forEach(({ chosen }, d) => {
        const gain =
          world.future(chosen, TURNS).chance -
          world.future(idle(g), TURNS, { decide: without(chosen, g.asked) }).chance;
        gains[d] += gain / world.ofPoint / WORLDS;
      });
    }
    deeds.forEach(({ chosen, estimate, sum }, d) => {
      sum.n++;
      sum.missed += Math.max(-MOST, Math.min(MOST, gains[d])) - estimate;
      seen.set(deedName(lib, chosen), sum);
    });
  };
  for (let i = 0; i < games; i++) {
    const g = duel(i);
    while (g.asked >= 0) {
      if ((g.ask === 'main' || g.ask === 'respond') && g.choices.length > 1 && below(random, SPARED) === 0)
        measure(g);
      play(g, g.asked, instinct(g));
    }
  }
  const after: Measured = new Map(before);
  let all = 0;
  for (const [name, { n, missed }] of seen) {
    if (n < LEAST) continue;
    after.set(name, rounded((before.get(name) ?? 0) + missed / (n + PRIOR), 2));
    all += Math.abs(missed / n);
  }
  console.error(`${games} games, ${seen.size} deeds, estimates miss by ${all / seen.size} on average`);
  return after;
};
