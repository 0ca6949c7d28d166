// The champion: tries its choices in many imagined games, and spends most of its time on those that might be best
// (sequential halving). All choices meet the same imagined cards and dice, so that luck weighs little.

import { C, type Choice, type Game, kindOf, seedWords } from '@mad-king/engine';
import { instinct, rankedKeeps } from '../mind/instinct.ts';
import { tryAll } from '../mind/lookahead.ts';
import type { Policy } from './policy.ts';

export interface ChampionOptions {
  seed: string;
  /** Imagined futures per decision, shared among the choices. */
  nodes?: number;
  /** How many turns ahead. */
  turns?: number;
  /** Milliseconds per decision; with a clock given, nodes are only the most it uses. */
  time?: number;
  clock?: () => number;
  name?: string;
}

/** Ways to keep dice that are tried besides what can be announced. */
const KEEPS_TRIED = 3;

const candidates = (g: Game): readonly Choice[] => {
  if (g.ask !== 'roll') return g.choices;
  return [...rankedKeeps(g, KEEPS_TRIED), ...g.choices.filter((c) => kindOf(c) !== C.Keep)];
};

export const champion = ({
  seed,
  nodes = 600,
  turns = 2,
  time = Number.POSITIVE_INFINITY,
  clock = () => 0,
  name = 'champion',
}: ChampionOptions): Policy => {
  const random = seedWords(seed);
  return {
    name,
    choose(g) {
      if (g.choices.length === 1) return g.choices[0];
      const options = candidates(g);
      if (options.length === 1) return options[0];
      return best(g, options, nodes, turns, random, clock() + time, clock);
    },
  };
};

const best = (
  g: Game,
  options: readonly Choice[],
  nodes: number,
  turns: number,
  random: number[],
  deadline: number,
  clock: () => number,
): Choice => {
  const planned = instinct(g);
  let left = options.map((choice) => ({ choice, sum: 0, n: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(options.length)));
  for (let r = 0; r < rounds && left.length > 1; r++) {
    const worlds = Math.max(2, Math.floor(nodes / rounds / left.length));
    for (let w = 0; w < worlds && clock() < deadline; w++) {
      const worth = new Float64Array(left.length);
      tryAll(
        g,
        g.asked,
        left.map(({ choice }) => choice),
        random,
        turns,
        worth,
      );
      for (let i = 0; i < left.length; i++) {
        left[i].sum += worth[i];
        left[i].n++;
      }
    }
    // Where nothing tells two choices apart, instinct does.
    const mean = (o: { choice: Choice; sum: number; n: number }): number =>
      o.sum / Math.max(1, o.n) + (o.choice === planned ? 1e-6 : 0);
    left = left.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  return left[0].choice;
};
