// Fits what things are worth (src/data/values.json) by self-play of instinct.
//
//   node scripts/fit.ts positions [--games 30000] [--seed fit]
//       notes positions at the start of turns and who won in the end, and finds the values under which positions predict
//       winners best
//   node scripts/fit.ts rows [--games 5000] [--seed fit]
//       measures for every row of an ability how much better the position becomes in a turn in which it is activated than in
//       one without an ability, and notes by how much the estimate of its text missed that
//
// Instinct plays by these values itself, so better ones make better games: run both, and again, as long as the players that
// result beat those before (lab ladder).

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { below, C, first, type Game, kindOf, play, second, seedWords, start } from '@mad-king/engine';
import { library } from '@mad-king/heroes';
import { rowWorth } from '../src/estimate/abilities.ts';
import { earliness, featureNames, visit } from '../src/estimate/features.ts';
import { lead } from '../src/estimate/position.ts';
import { rowName } from '../src/estimate/values.ts';
import { Examples } from '../src/fitting/logistic.ts';
import { instinct } from '../src/mind/instinct.ts';

interface Data {
  positions: Record<string, readonly number[]>;
  rows: Record<string, number>;
}

const FILE = new URL('../src/data/values.json', import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, seed: { type: 'string', default: 'fit' } },
});
const [what] = positionals;
if (what !== 'positions' && what !== 'rows') {
  console.error('Say what to fit: positions or rows.');
  process.exit(2);
}
const games = Number(values.games ?? { positions: 30000, rows: 5000 }[what]);
if (!Number.isInteger(games) || games < 1) {
  console.error(`--games must be a number of games, not "${values.games}".`);
  process.exit(2);
}

const lib = library();
const random = seedWords(values.seed);

/** Two different heroes drawn by lot. */
const duel = (i: number): Game => {
  const n = lib.heroes.length;
  const a = below(random, n);
  const b = (a + 1 + below(random, n - 1)) % n;
  return start(lib, {
    mode: 'duel',
    heroes: [lib.heroes[a].id, lib.heroes[b].id],
    seed: `${values.seed} ${i}`,
  });
};

const MOST_STEPS = 4000;
const HELD_OUT = 0.05;
/** A choice in so many is made by lot, so that positions differ. */
const DISORDER = 16;
/** Positions at the start of so many turns give one example: those of one game are much alike. */
const SPARED = 2;

/** How strongly a value is held near 0: what is seen seldom must not be taken for much. */
const ridgeOf = (name: string, isEarly: boolean): number => {
  if (!name.includes(' ')) return 1;
  if (name.startsWith('hero ')) return 20;
  if (name.startsWith('token ')) return isEarly ? 150 : 40;
  return isEarly ? 400 : 200;
};

const fitPositions = (): Data['positions'] => {
  const names = featureNames(lib);
  const examples = new Examples(2 * names.length, 60 * games * 10 + 100_000);
  const own = new Float64Array(names.length);
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
      if (own[feature] !== 0) list.push([feature, own[feature]], [names.length + feature, own[feature] * e]);
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
      play(g, byLot ? g.choices[below(random, g.choices.length)] : instinct(g));
    }
    const won = g.result === null || g.result.winner < 0 ? 0.5 : g.result.winner === 0 ? 1 : 0;
    for (const position of noted) examples.add(position, won);
  }
  const n = Math.floor(examples.size * (1 - HELD_OUT));
  console.error(`${games} games, ${examples.size} positions`);
  const ridge = [false, true].flatMap((isEarly) => names.map((name) => ridgeOf(name, isEarly)));
  const weights = examples.fit(n, ridge, (round, moved) => console.error(`round ${round}: ${moved}`));
  console.error(
    `log-loss ${examples.loss(weights, 0, n)}, held out ${examples.loss(weights, n, examples.size)}`,
  );
  const round = (x: number): number => Math.round(x * 1e4) / 1e4;
  return Object.fromEntries(
    names
      .map((name, f): [string, number[]] => [name, [round(weights[f]), round(weights[names.length + f])]])
      .filter(([, [late, early]]) => late !== 0 || early !== 0),
  );
};

/** Turns of this many weigh as much as what is known of rows in general. */
const PRIOR = 40;
/** Fewer tell nothing. */
const LEAST = 25;
/** A turn that ends the game would count without bound. */
const MOST = 25;

const fitRows = (before: Data['rows']): Data['rows'] => {
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
          estimate = rowWorth(g, active, row, g.rolls[0].values);
        }
      }
      play(g, chosen);
    }
  }
  const missed: { name: string; n: number; by: number }[] = [];
  for (const [name, { n, estimate, gain }] of seen) {
    const idle = seen.get(name.split(' ')[0]);
    if (!name.includes(' ') || n < LEAST || idle === undefined) continue;
    missed.push({ name, n, by: gain / n - idle.gain / idle.n - estimate / n });
  }
  const all = missed.reduce((sum, { n }) => sum + n, 0);
  const mean = missed.reduce((sum, { n, by }) => sum + n * by, 0) / all;
  console.error(`${games} games, ${missed.length} rows, estimates miss by ${mean} on average`);
  const round = (x: number): number => Math.round(x * 100) / 100;
  // Turns without an ability are also those in which something bad wears off: only differences between rows tell anything.
  const after: Data['rows'] = { ...before };
  for (const { name, n, by } of missed)
    after[name] = round((before[name] ?? 0) + (n * (by - mean)) / (n + PRIOR));
  return after;
};

const written = ({ positions, rows }: Data): string => {
  const lines = (entries: [string, unknown][]): string =>
    entries.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n');
  const sorted = Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{\n  "positions": {\n${lines(Object.entries(positions))}\n  },\n  "rows": {\n${lines(sorted)}\n  }\n}\n`;
};

const data: Data = JSON.parse(readFileSync(FILE, 'utf8'));
if (what === 'positions') data.positions = fitPositions();
else data.rows = fitRows(data.rows);
writeFileSync(FILE, written(data));
