// What everything in a position is worth: positions at the start of turns are noted with who won in the end, and the values
// are those under which positions predict winners best. All modes teach what things are worth; how much health, turns, goods
// and heroes count is fitted for every table by itself.

import { type Game, play } from '@mad-king/engine';
import { below } from '@mad-king/engine/inside';
import {
  DUEL,
  earliness,
  type Feature,
  featuresOf,
  GROUPS,
  groupsOf,
  isLiving,
  offsetsIn,
  TABLES,
  tableOf,
  visit,
} from '../../src/estimate/features.ts';
import { averageOf, type TableValues } from '../../src/estimate/fitted.ts';
import { Contests } from '../../src/fitting/logistic.ts';
import { instinct } from '../../src/mind/instinct.ts';
import { lib, rounded, type Source } from './games.ts';

const MOST_STEPS = 4000;
const HELD_OUT = 0.05;
/** A choice in so many is made by lot, so that positions differ. */
const DISORDER = 16;
/** Positions at the start of so many turns give one example: those of one game are much alike. */
const SPARED = 2;

/** A position: what each side that is still in the game has, and won. */
interface Noted {
  table: number;
  earliness: number;
  sides: { has: Map<number, number>; team: number; won: number }[];
}

const note = (g: Game): Noted => ({
  table: tableOf(g),
  earliness: earliness(g),
  sides: Array.from({ length: g.teams }, (_, team) => team)
    .filter((team) => isLiving(g, team))
    .map((team) => {
      const has = new Map<number, number>();
      visit(g, team, (feature, n) => has.set(feature, (has.get(feature) ?? 0) + n));
      return { has, team, won: 0 };
    }),
});

const playAndNote = (g: Game, random: number[]): Noted[] => {
  const noted: Noted[] = [];
  let turn = 0;
  for (let steps = 0; g.result === null && steps < MOST_STEPS; steps++) {
    if (g.turn !== turn) {
      turn = g.turn;
      if (below(random, SPARED) === 0) noted.push(note(g));
    }
    const byLot = below(random, DISORDER) === 0;
    play(g, g.asked, byLot ? g.choices[below(random, g.choices.length)] : instinct(g));
  }
  if (g.result === null) return [];
  const { winner, drawn } = g.result;
  const wonBy = (team: number): number =>
    winner >= 0 ? Number(winner === team) : drawn.includes(team) ? 1 / drawn.length : 0;
  for (const { sides } of noted) for (const side of sides) side.won = wonBy(side.team);
  // Who fell with the last ones had left the game before: nobody of that position won it.
  return noted.filter(({ sides }) => sides.some(({ won }) => won > 0));
};

/** How strongly a value is held near 0: what is seen seldom must not be taken for much. */
const ridgeOf = ({ name, sort }: Feature, isEarly: boolean): number => {
  if (name.endsWith(': hero')) return 20;
  if (sort === null && !name.endsWith(': turned')) return 1;
  if (sort?.startsWith('token ')) return isEarly ? 60 : 15;
  return isEarly ? 150 : 60;
};

const features = featuresOf(lib);
const groups = groupsOf(lib);
const ALIKE = Array.from({ length: GROUPS }, () => 1);

const differences = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): Map<number, number> => {
  const all = new Map(a);
  for (const [feature, n] of b) all.set(feature, (all.get(feature) ?? 0) - n);
  return all;
};

/** What things are worth, late and early, given how much they count at each table. */
const fitThings = (noted: readonly Noted[], tables: TableValues): Float64Array => {
  const width = features.length;
  const room = noted.reduce((sum, { sides }) => sum + sides.reduce((n, { has }) => n + 4 * has.size, 0), 0);
  const contests = new Contests(2 * width, room);
  for (const { table, earliness, sides } of noted) {
    const factors = tables[TABLES[table]] ?? ALIKE;
    const valuesOf = (has: ReadonlyMap<number, number>): [number, number][] =>
      [...has].flatMap(([feature, n]): [number, number][] => {
        const x = n * factors[groups[feature]];
        return x === 0
          ? []
          : [
              [feature, x],
              [width + feature, x * earliness],
            ];
      });
    const [a, b, ...more] = sides;
    // Of two only their difference counts.
    contests.add(
      more.length === 0
        ? [
            { values: valuesOf(differences(a.has, b.has)), won: a.won },
            { values: [], won: b.won },
          ]
        : sides.map(({ has, won }) => ({ values: valuesOf(has), won })),
    );
  }
  const ridge = [false, true].flatMap((isEarly) => features.map((feature) => ridgeOf(feature, isEarly)));
  const n = Math.floor(contests.size * (1 - HELD_OUT));
  const weights = contests.fit(n, ridge, (round, moved) => console.error(`round ${round}: ${moved}`));
  console.error(
    `log-loss ${contests.loss(weights, 0, n)}, held out ${contests.loss(weights, n, contests.size)}`,
  );
  return weights;
};

/**
 * No group counts less than so much: at a table of many who has much is attacked for it, and wins the less, but health is health
 * and goods are goods.
 */
const LEAST = [0.1, 0, 0.1, 0];

/** How much the groups count at a table, given what things are worth in duels. Those that would count too little are held. */
const fitTable = (noted: readonly Noted[], weights: Float64Array): number[] => {
  const held: (number | null)[] = LEAST.map(() => null);
  for (;;) {
    const factors = fitFactors(noted, weights, held);
    const low = LEAST.findIndex((least, group) => held[group] === null && factors[group] < least);
    if (low < 0) return factors.map((factor) => rounded(factor));
    held[low] = LEAST[low];
  }
};

const fitFactors = (
  noted: readonly Noted[],
  weights: Float64Array,
  held: readonly (number | null)[],
): number[] => {
  const room = noted.reduce((sum, { sides }) => sum + sides.length * GROUPS, 0);
  const contests = new Contests(GROUPS, room);
  for (const { earliness, sides } of noted)
    contests.add(
      sides.map(({ has, won }) => {
        const sums = ALIKE.map(() => 0);
        for (const [feature, n] of has)
          sums[groups[feature]] += n * (weights[feature] + earliness * weights[features.length + feature]);
        const values = sums.map((sum, group): [number, number] => [group, held[group] === null ? sum : 0]);
        return { values, won, known: sums.reduce((all, sum, group) => all + sum * (held[group] ?? 0), 0) };
      }),
    );
  const found = contests.fit(contests.size, ALIKE, () => {});
  return held.map((factor, group) => factor ?? found[group]);
};

const gather = ({ games, random }: Source, draw: Source['any']): Noted[] => {
  const noted: Noted[] = [];
  for (let i = 0; i < games; i++) noted.push(...playAndNote(draw(i), random));
  console.error(`${games} games, ${noted.length} positions`);
  return noted;
};

/** `weights`: what things are worth, late and early. */
const tablesOf = (noted: readonly Noted[], weights: Float64Array): TableValues =>
  Object.fromEntries(
    TABLES.flatMap((name, table) => {
      const own = noted.filter((one) => one.table === table);
      return table === DUEL ? [] : [[name, fitTable(own, weights)]];
    }),
  );

type Positions = ReadonlyMap<string, readonly number[]>;

const weightsOf = (known: Positions): Float64Array => {
  const worth = features.map(({ name, sort }) => known.get(name) ?? averageOf(sort));
  return Float64Array.from([...worth.map(([late]) => late), ...worth.map(([, early]) => early)]);
};

/** Tables alone, where what things are worth is known. */
export const fitTables = (source: Source, known: Positions): TableValues =>
  tablesOf(gather(source, source.larger), weightsOf(known));

/** How strong heroes are in duels, late and early, where all else is known. */
export const fitStrengths = (source: Source, known: Positions): Map<string, number[]> => {
  const noted = gather(source, source.duel);
  const weights = weightsOf(known);
  const { hero, turned } = offsetsIn(lib);
  const width = turned - hero;
  const contests = new Contests(2 * width, 4 * noted.length);
  for (const { earliness, sides } of noted)
    contests.add(
      sides.map(({ has, won }) => {
        const values: [number, number][] = [];
        let others = 0;
        for (const [feature, n] of has)
          if (feature >= hero && feature < turned)
            values.push([feature - hero, n], [width + feature - hero, n * earliness]);
          else others += n * (weights[feature] + earliness * weights[features.length + feature]);
        return { values, won, known: others };
      }),
    );
  const ridge = Array.from({ length: 2 * width }, (_, i) =>
    ridgeOf(features[hero + (i % width)], i >= width),
  );
  const found = contests.fit(contests.size, ridge, () => {});
  return new Map(
    features.slice(hero, turned).map(({ name }, i) => [name, [rounded(found[i]), rounded(found[width + i])]]),
  );
};

export const fitPositions = (
  source: Source,
  before: TableValues,
): { positions: Map<string, number[]>; tables: TableValues } => {
  const noted = gather(source, source.any);
  const weights = fitThings(noted, before);
  const positions = new Map(
    features
      .map(({ name }, f): [string, number[]] => [
        name,
        [rounded(weights[f]), rounded(weights[features.length + f])],
      ])
      .filter(([, [late, early]]) => late !== 0 || early !== 0),
  );
  return { positions, tables: tablesOf(noted, weights) };
};
