// How fast computer players imagine games, compared with another commit: slices of both alternate in one process, so that
// whatever else the machine does slows both alike, and count in CPU time.
//
//   npx node packages/lab/scripts/pace.ts DIRECTORY [--seconds 1] [--rounds 20] [--warm 10] [--turns 2]
//
// DIRECTORY: a checkout of the other commit with its packages installed. Players of two commits may play longer or shorter games,
// so the choices made in imagined games are counted as well as the games.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Library } from '@mad-king/engine';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '20' },
    warm: { type: 'string', default: '10' },
    turns: { type: 'string', default: '2' },
  },
});
const numberOf = (name: keyof typeof values): number => {
  const number = Number(values[name]);
  if (number > 0) return number;
  console.error(`--${name} must be a number above 0, not "${values[name]}".`);
  return process.exit(1);
};
const [directory] = positionals;
if (directory === undefined || !existsSync(join(directory, 'packages/ai'))) {
  console.error('Say the directory of another checkout: pace.ts DIRECTORY');
  process.exit(1);
}
const seconds = numberOf('seconds');
const rounds = numberOf('rounds');
const warm = numberOf('warm');
const turns = numberOf('turns');

type Ai = typeof import('@mad-king/ai/inside');
type Thinking = typeof import('../src/bench/thinking.ts');
type Duels = typeof import('../src/bench/duels.ts');
type Engine = typeof import('@mad-king/engine') & typeof import('@mad-king/engine/inside');
/** Before 0.1.0 heroes compiled themselves. */
type Heroes = typeof import('@mad-king/heroes') & { library?: () => Library };

/** How many choices are tried in each of the imagined worlds. */
const TRIED = 4;
/** Worlds between two looks at the clock, which is dear. */
const WORLDS = 20;

interface Counts {
  games: number;
  choices: number;
  seconds: number;
}

/** Imagines games as the players of a checkout do, at decisions of the duels with which `lab bench` measures. */
const playersOf = async (checkout: string, heroes: readonly string[] | null) => {
  const read = async <T>(...files: string[]): Promise<T> => {
    const found = files.map((file) => join(checkout, 'packages', file)).filter((file) => existsSync(file));
    const parts = await Promise.all(found.map((file) => import(pathToFileURL(file).href)));
    return Object.assign({}, ...parts) as T;
  };
  const { World, instinct } = await read<Ai>('ai/src/index.ts', 'ai/src/inside.ts');
  const { compile, seedWords } = await read<Engine>('engine/src/index.ts', 'engine/src/inside.ts');
  const { content, library = () => compile(content) } = await read<Heroes>('heroes/src/index.ts');
  const installed = library();
  const { collectPositions } = await read<Thinking>('lab/src/bench/thinking.ts');
  const { pairsOf } = await read<Duels>('lab/src/bench/duels.ts');
  const present = installed.heroes.map(({ id }) => id);
  const playing = heroes === null ? present : present.filter((id) => heroes.includes(id));
  const positions = collectPositions(installed, pairsOf(playing));
  const random = seedWords('pace');
  let next = 0;
  let choices = 0;
  const decide: typeof instinct = (g) => {
    choices++;
    return instinct(g);
  };
  const run = (least: number): Counts => {
    choices = 0;
    const began = process.cpuUsage();
    let games = 0;
    let spent = 0;
    while (spent < least) {
      for (let n = 0; n < WORLDS; n++) {
        const g = positions[next++ % positions.length];
        const world = new World(g, random);
        for (const choice of g.choices.slice(0, TRIED)) {
          world.future(choice, turns, { decide });
          games++;
        }
      }
      const { user, system } = process.cpuUsage(began);
      spent = (user + system) / 1e6;
    }
    return { games, choices, seconds: spent };
  };
  return { playing, run };
};

const here = resolve(import.meta.dirname, '../../..');
const old = await playersOf(resolve(directory), (await playersOf(here, null)).playing);
const today = await playersOf(here, old.playing);

/** The median of what was measured round by round, and the least and the most. */
const spread = (list: readonly number[]): string => {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (part: number): string => sorted[Math.floor(part * (sorted.length - 1))].toFixed(2);
  return `${at(0.5)} (${at(0)} to ${at(1)})`;
};

// Node makes code faster the longer it runs, and whoever measures players runs it for hours: the beginning is not counted.
old.run(warm);
today.run(warm);
const inGames: number[] = [];
const inChoices: number[] = [];
const perSecond = ({ games, choices, seconds: spent }: Counts): string =>
  `${Math.round(games / spent)} games, ${Math.round(choices / spent)} choices`;
for (let round = 0; round < rounds; round++) {
  const before = old.run(seconds);
  const now = today.run(seconds);
  inGames.push(now.games / now.seconds / (before.games / before.seconds));
  inChoices.push(now.choices / now.seconds / (before.choices / before.seconds));
  console.log(`per second: ${perSecond(before)} there; ${perSecond(now)} here`);
}
console.log(`imagined games: ${spread(inGames)} times as many; choices in them: ${spread(inChoices)} times`);
