// `lab bench`: how fast the rules are, on one core: random duels of all pairs, copies of games, sizes of records.

import {
  clone,
  type Game,
  type Library,
  newRecord,
  note,
  play,
  type Setup,
  start,
  writeRecord,
} from '@mad-king/engine';
import { library } from '@mad-king/heroes';
import { type Command, UserError } from '../command.ts';
import { readHeroes } from '../line-up.ts';
import { type Progress, progress } from '../progress.ts';
import { type Dice, diceOf, randomChoice } from '../random-play.ts';
import { table } from '../table.ts';

const ROUNDS = 7;

export const bench: Command = {
  usage: '[--seconds S] [--heroes a,b,c]',
  summary: 'measure games, decisions and copies per second on one core',
  options: {
    seconds: { value: 'S', help: 'about how long to measure (8)' },
    heroes: { value: 'LIST', help: 'heroes of the duels, separated by commas (all)' },
  },
  run(args) {
    const installed = library();
    const seconds = args.number('seconds', 8, 0.1, false);
    const heroes = readHeroes(installed, args.text('heroes', 'all'));
    if (new Set(heroes).size < 2)
      throw new UserError('a benchmark of duels needs at least two different heroes');
    const pairs = heroes.flatMap((a) => heroes.filter((b) => b !== a).map((b) => [a, b]));
    // The first round warms up and is not counted; each of them takes as long as the copies do in the end.
    const slice = (seconds * 1000) / (ROUNDS + 2);
    const bar = progress('bench', ROUNDS + 2);
    const duels = new Duels(installed, pairs, bar);
    duels.round(slice);
    const rounds = Array.from({ length: ROUNDS }, () => duels.round(slice));
    const games = spread(rounds.map((round) => round.games / round.seconds));
    const decisions = spread(rounds.map((round) => round.decisions / round.seconds));
    const copies = spread(timeClones(duels.moments, slice).map((nanoseconds) => -nanoseconds));
    const records = measureRecords(installed, pairs);
    bar.end();
    const played = rounds.reduce((sum, round) => sum + round.games, 0);
    const json = {
      gamesPerSecond: Math.round(games.median),
      decisionsPerSecond: Math.round(decisions.median),
      cloneNanoseconds: Math.round(-copies.median),
      decisionsPerGame: Math.round(rounds.reduce((sum, round) => sum + round.decisions, 0) / played),
      recordBytes: records,
      best: {
        gamesPerSecond: Math.round(games.best),
        decisionsPerSecond: Math.round(decisions.best),
        cloneNanoseconds: Math.round(-copies.best),
      },
      games: played,
      heroes,
    };
    return { json, text: describe(json) };
  },
};

interface Speed {
  gamesPerSecond: number;
  decisionsPerSecond: number;
  cloneNanoseconds: number;
}

const describe = (
  result: Speed & {
    best: Speed;
    decisionsPerGame: number;
    games: number;
    recordBytes: { average: number; largest: number };
  },
): string => {
  const row = (what: string, key: keyof Speed) => [what, result[key], result.best[key]];
  return [
    table(
      ['', 'median', 'best'],
      [
        row('games per second', 'gamesPerSecond'),
        row('decisions per second', 'decisionsPerSecond'),
        row('nanoseconds per clone', 'cloneNanoseconds'),
      ],
    ),
    `${result.games} random duels, ${result.decisionsPerGame} decisions in each`,
    `a record has ${result.recordBytes.average} bytes, the largest ${result.recordBytes.largest}`,
  ].join('\n');
};

const spread = (values: number[]): { median: number; best: number } => {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], best: sorted[sorted.length - 1] };
};

const duelOf = (pairs: readonly string[][], n: number): Setup => ({
  mode: 'duel',
  heroes: pairs[n % pairs.length],
  seed: `bench/${n}`,
});

/** Duels without end, and copies of games at many different points for timing `clone`. */
class Duels {
  readonly moments: Game[] = [];
  private readonly installed: Library;
  private readonly pairs: readonly string[][];
  private readonly bar: Progress;
  private readonly dice: Dice = diceOf('bench');
  private played = 0;
  private done = 0;

  constructor(installed: Library, pairs: readonly string[][], bar: Progress) {
    this.installed = installed;
    this.pairs = pairs;
    this.bar = bar;
  }

  round(milliseconds: number) {
    const began = performance.now();
    let games = 0;
    let decisions = 0;
    let now = began;
    while (now - began < milliseconds) {
      decisions += this.duel();
      games++;
      now = performance.now();
      this.bar.at(this.done + (now - began) / milliseconds);
    }
    this.done++;
    return { games, decisions, seconds: (now - began) / 1000 };
  }

  private duel(): number {
    const g = start(this.installed, duelOf(this.pairs, this.played++));
    // One moment of each of the first games, further on from game to game.
    const keepAt = this.moments.length < MOMENTS ? (this.moments.length * 37) % 300 : -1;
    let decisions = 0;
    while (g.result === null) {
      if (decisions === keepAt) this.moments.push(clone(g));
      play(g, randomChoice(g, this.dice));
      decisions++;
    }
    return decisions;
  }
}

const MOMENTS = 300;

/** Nanoseconds per copy, batch by batch. */
const timeClones = (moments: readonly Game[], milliseconds: number): number[] => {
  const batches: number[] = [];
  const kept: Game[] = new Array(moments.length);
  const began = performance.now();
  let now = began;
  while (now - began < milliseconds) {
    const from = performance.now();
    for (let i = 0; i < moments.length; i++) kept[i] = clone(moments[i]);
    now = performance.now();
    batches.push(((now - from) * 1e6) / moments.length);
  }
  return batches;
};

const RECORDS = 300;

const measureRecords = (installed: Library, pairs: readonly string[][]) => {
  const dice = diceOf('records');
  const sizes = Array.from({ length: RECORDS }, (_, n) => {
    const setup = duelOf(pairs, n);
    const record = newRecord(setup);
    const g = start(installed, setup);
    while (g.result === null) {
      const chosen = randomChoice(g, dice);
      note(record, g, chosen);
      play(g, chosen);
    }
    return Buffer.byteLength(writeRecord(record));
  });
  return { average: Math.round(sizes.reduce((a, b) => a + b) / RECORDS), largest: Math.max(...sizes) };
};
