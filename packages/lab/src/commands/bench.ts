// `lab bench`: how fast the rules and the computer player are, on one core.

import { POLICIES } from '@mad-king/ai';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { Duels, measureRecords, pairsOf, timeClones } from '../bench/duels.ts';
import { collectPositions, type Times, timeAdvice, timeChoices, timePlayouts } from '../bench/thinking.ts';
import { type Command, UserError } from '../command.ts';
import { readHeroes } from '../line-up.ts';
import { progress } from '../progress.ts';
import { table } from '../table.ts';

const ROUNDS = 7;

/** Choices of each policy for every second of the measurement: a mean of two or three would be chance. */
const LEAST_CHOICES = 1.5;

/** Three plain heroes, with which all others are compared. */
const THREE = ['barbarian', 'paladin', 'pyromancer'];

export const bench: Command = {
  usage: '[--seconds S] [--heroes a,b,c]',
  summary: 'measure the speed of games, copies, dice advice and computer players on one core',
  options: {
    seconds: { value: 'S', help: 'about how long to measure (8); slow policies take longer' },
    heroes: { value: 'LIST', help: `heroes of the duels, compared with ${THREE.join(', ')} (all)` },
  },
  run(args) {
    const installed = compile(content);
    const seconds = args.number('seconds', 8, 0.1, false);
    const heroes = readHeroes(installed, args.text('heroes', 'all'));
    if (new Set(heroes).size < 2)
      throw new UserError('a benchmark of duels needs at least two different heroes');
    const pairs = pairsOf(heroes);
    const duels = new Duels(installed, pairs);
    const three = new Duels(installed, pairsOf(THREE));
    // Both kinds of duels in turn, then copies, playouts and advice, then each policy.
    const parts = 2 * (ROUNDS + 1) + 3 + POLICIES.length;
    const slice = (seconds * 1000) / parts;
    const bar = progress('bench', parts);
    let done = 0;
    const timed = <T>(result: T, count = 1): T => {
      done += count;
      bar.at(done);
      return result;
    };
    // The first round warms up and is not counted.
    const rounds = Array.from({ length: ROUNDS + 1 }, () => ({
      all: timed(duels.round(slice)),
      three: timed(three.round(slice)),
    })).slice(1);
    const copies = spread(timed(timeClones(duels.moments, slice)).map((nanoseconds) => -nanoseconds));
    const positions = collectPositions(installed, pairs);
    const playouts = timed(timePlayouts(positions, slice));
    const advice = timed(timeAdvice(positions, slice));
    const least = Math.max(2, Math.round(seconds * LEAST_CHOICES));
    const choices = timed(timeChoices(positions, slice, least), POLICIES.length);
    const records = measureRecords(installed, pairs);
    bar.end();
    const speed = speedOf(rounds.map(({ all }) => all));
    const played = rounds.reduce((sum, { all }) => sum + all.games, 0);
    const json = {
      gamesPerSecond: speed.median.gamesPerSecond,
      decisionsPerSecond: speed.median.decisionsPerSecond,
      cloneNanoseconds: Math.round(-copies.median),
      decisionsPerGame: Math.round(rounds.reduce((sum, { all }) => sum + all.decisions, 0) / played),
      recordBytes: records,
      best: { ...speed.best, cloneNanoseconds: Math.round(-copies.best) },
      threeHeroes: { heroes: THREE, ...speedOf(rounds.map(({ three: round }) => round)).median },
      playoutsPerSecond: Math.round(playouts),
      adviceMilliseconds: advice,
      choiceMilliseconds: choices,
      games: played,
      heroes,
    };
    return { json, text: describe(json) };
  },
};

interface Speed {
  gamesPerSecond: number;
  decisionsPerSecond: number;
}

const speedOf = (rounds: readonly { games: number; decisions: number; seconds: number }[]) => {
  const games = spread(rounds.map((round) => round.games / round.seconds));
  const decisions = spread(rounds.map((round) => round.decisions / round.seconds));
  const speed = (key: 'median' | 'best'): Speed => ({
    gamesPerSecond: Math.round(games[key]),
    decisionsPerSecond: Math.round(decisions[key]),
  });
  return { median: speed('median'), best: speed('best') };
};

const spread = (values: number[]): { median: number; best: number } => {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], best: sorted[sorted.length - 1] };
};

interface Result extends Speed {
  cloneNanoseconds: number;
  best: Speed & { cloneNanoseconds: number };
  threeHeroes: Speed;
  decisionsPerGame: number;
  games: number;
  heroes: string[];
  recordBytes: { average: number; largest: number };
  playoutsPerSecond: number;
  adviceMilliseconds: Times;
  choiceMilliseconds: Record<string, Times>;
}

const describe = (result: Result): string => {
  const { best, threeHeroes, recordBytes, adviceMilliseconds: advice } = result;
  const row = (what: string, key: keyof Speed) => [what, result[key], best[key], threeHeroes[key]];
  const ratio = (key: keyof Speed): string => `${((100 * result[key]) / threeHeroes[key]).toFixed(0)} %`;
  return [
    table(
      ['', 'median', 'best', 'three heroes'],
      [
        row('games per second', 'gamesPerSecond'),
        row('decisions per second', 'decisionsPerSecond'),
        ['nanoseconds per clone', result.cloneNanoseconds, best.cloneNanoseconds, ''],
      ],
    ),
    `${result.games} random duels of ${result.heroes.length} heroes, ${result.decisionsPerGame} decisions in each`,
    `that is ${ratio('gamesPerSecond')} of the games and ${ratio('decisionsPerSecond')} of the decisions per second of ${THREE.join(', ')}`,
    `a record has ${recordBytes.average} bytes, the largest ${recordBytes.largest}`,
    '',
    `playouts per second in a search: ${result.playoutsPerSecond}`,
    `dice advice for a roll: ${advice.mean} ms, 99 of 100 within ${advice.percentile99} ms`,
    '',
    table(
      ['milliseconds per choice', 'mean', '99 of 100', 'choices'],
      Object.entries(result.choiceMilliseconds).map(([name, { mean, percentile99, n }]) => [
        name,
        mean,
        percentile99,
        n,
      ]),
    ),
  ].join('\n');
};
