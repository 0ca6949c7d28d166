// What everything in a position is worth: positions at the start of turns are noted with who won in the end, and the values
// are those under which positions predict winners best.

import { below, type Game, play } from '@mad-king/engine';
import { earliness, type Feature, featuresOf, visit } from '../../src/estimate/features.ts';
import { Examples } from '../../src/fitting/logistic.ts';
import { instinct } from '../../src/mind/instinct.ts';
import { lib, rounded, type Source } from './games.ts';

const MOST_STEPS = 4000;
const HELD_OUT = 0.05;
/** A choice in so many is made by lot, so that positions differ. */
const DISORDER = 16;
/** Positions at the start of so many turns give one example: those of one game are much alike. */
const SPARED = 2;

/** How strongly a value is held near 0: what is seen seldom must not be taken for much. */
const ridgeOf = ({ name, sort }: Feature, isEarly: boolean): number => {
  if (name.endsWith(': hero')) return 20;
  if (sort === null && !name.endsWith(': turned')) return 1;
  if (sort?.startsWith('token ')) return isEarly ? 60 : 15;
  return isEarly ? 150 : 60;
};

export const fitPositions = ({ games, random, duel }: Source): Map<string, number[]> => {
  const features = featuresOf(lib);
  const examples = new Examples(2 * features.length, 60 * games * 10 + 100_000);
  const own = new Float64Array(features.length);
  /** What the first seat has more than the second. */
  const example = (g: Game): [number, number][] => {
    const touched = new Set<number>();
    for (const team of [0, 1])
      visit(g, team, (feature, n) => {
        touched.add(feature);
        own[feature] += team === 0 ? n : -n;
      });
    const e = earliness(g);
    const list: [number, number][] = [];
    for (const feature of touched) {
      if (own[feature] !== 0)
        list.push([feature, own[feature]], [features.length + feature, own[feature] * e]);
      own[feature] = 0;
    }
    return list;
  };
  for (let i = 0; i < games && examples.hasRoom(20000); i++) {
    const g = duel(i);
    const noted: [number, number][][] = [];
    let turn = 0;
    for (let steps = 0; g.result === null && steps < MOST_STEPS; steps++) {
      if (g.turn !== turn) {
        turn = g.turn;
        if (below(random, SPARED) === 0) noted.push(example(g));
      }
      const byLot = below(random, DISORDER) === 0;
      play(g, g.asked, byLot ? g.choices[below(random, g.choices.length)] : instinct(g));
    }
    const won = g.result === null || g.result.winner < 0 ? 0.5 : g.result.winner === 0 ? 1 : 0;
    for (const position of noted) examples.add(position, won);
  }
  const n = Math.floor(examples.size * (1 - HELD_OUT));
  console.error(`${games} games, ${examples.size} positions`);
  const ridge = [false, true].flatMap((isEarly) => features.map((feature) => ridgeOf(feature, isEarly)));
  const weights = examples.fit(n, ridge, (round, moved) => console.error(`round ${round}: ${moved}`));
  console.error(
    `log-loss ${examples.loss(weights, 0, n)}, held out ${examples.loss(weights, n, examples.size)}`,
  );
  return new Map(
    features
      .map(({ name }, f): [string, number[]] => [
        name,
        [rounded(weights[f], 4), rounded(weights[features.length + f], 4)],
      ])
      .filter(([, [late, early]]) => late !== 0 || early !== 0),
  );
};
