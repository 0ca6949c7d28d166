// `lab ladder`: how strong the computer players are, measured: against each other, over all heroes, with intervals.

import { POLICIES } from '@mad-king/ai';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { ordinal, rate, rating } from 'openskill';
import { type Command, UserError } from '../command.ts';
import type { Job, JobResult } from '../jobs/job.ts';
import { allCores, runJobs, stopSignal } from '../jobs/pool.ts';
import { readHeroes, readSeating, SEATINGS } from '../line-up.ts';
import { fewForfeits } from '../players/forfeit.ts';
import { isBot, PATIENCE, readPlayer } from '../players/player.ts';
import { progress } from '../progress.ts';
import { table } from '../table.ts';
import { readThinking, THINKING } from '../thinking.ts';
import { type Rate, showRate, wilson } from '../wilson.ts';

/** The same line-up with the players changed over. */
const GAMES_PER_JOB = 2;
/** A program takes its time to start, and is slow at first. */
const GAMES_PER_PROGRAM = 20;

export const ladder: Command = {
  usage: '[--policies a,b,c] [--games N] [--heroes all] [--pairs adjacent] [--mode koth-4]',
  summary: 'play the computer players against each other over all heroes and rate them',
  options: {
    policies: { value: 'LIST', help: `from weak to strong (${POLICIES.join(',')}); programs too: cmd:./bot` },
    games: { value: 'N', help: 'games of each pair (400)' },
    heroes: { value: 'LIST', help: 'heroes that everybody plays, separated by commas (all)' },
    pairs: { value: 'WHICH', help: 'adjacent, all, or a list as in random:knight,knight:king (adjacent)' },
    mode: {
      value: 'M',
      help: `${SEATINGS.join(', ')} (duel); with more than two sides both players have some of them`,
    },
    nodes: THINKING.nodes,
    patience: { value: 'S', help: `seconds a program may take for a choice (${PATIENCE})` },
    seed: { value: 'S', help: 'any text; the same seed and nodes give the same games (1)' },
    workers: { value: 'N', help: 'threads (as many as there are cores)' },
  },
  async run(args) {
    const policies = args
      .text('policies', POLICIES.join(','))
      .split(',')
      .map((name) => readPlayer('policies', name.trim()));
    if (new Set(policies).size < policies.length || policies.length < 2)
      throw new UserError('--policies must name at least two different players');
    const pairs = readPairs(args.text('pairs', 'adjacent'), policies);
    const games = args.number('games', 400, 1);
    const heroes = readHeroes(compile(content), args.text('heroes', 'all'));
    const seed = args.text('seed', '1');
    const thinking = readThinking(args, args.number('patience', PATIENCE, 0.001, false));
    const workers = args.number('workers', allCores(), 1);
    const mode = args.oneOf('mode', SEATINGS, 'duel');
    const where = mode === 'duel' ? {} : { table: readSeating(mode) };
    const jobs = jobsOf(pairs, { heroes, seed, thinking, of: 'panel', ...where }, games);
    const results = new Map<string, JobResult>();
    const bar = progress('ladder', games * pairs.length);
    const stop = stopSignal();
    let played = 0;
    await runJobs(jobs, {
      workers,
      signal: stop.signal,
      onGame: () => bar.at(++played),
      onResult: (result) => results.set(result.id, result),
    });
    bar.end();
    stop.forget();
    const done = jobs.flatMap((job) => {
      const result = results.get(job.id);
      return result ? [{ job, result }] : [];
    });
    const json = {
      seed,
      ...(thinking.nodes === undefined ? {} : { nodes: thinking.nodes }),
      heroes,
      mode,
      games,
      pairs: pairs.map((pair) => standingOf(pair, done)),
      ratings: rateAll(policies, done),
    };
    const faults = done.flatMap(({ result }) => result.faults.map(({ reason }) => reason));
    const missing = games * pairs.length - json.pairs.reduce((sum, pair) => sum + pair.games, 0);
    return {
      json,
      text: describe(json),
      remarks: fewForfeits(
        done.flatMap(({ result }) =>
          result.forfeits.map(({ game, player, reason }) => `game ${game + 1}: ${player} lost: ${reason}`),
        ),
      ),
      failures: [
        ...faults,
        ...(stop.signal.aborted ? [`stopped: ${missing} of ${games * pairs.length} games are missing`] : []),
      ],
    };
  },
};

type Pair = [stronger: string, weaker: string];

const readPairs = (text: string, policies: readonly string[]): Pair[] => {
  const pairs: Pair[] = [];
  if (text === 'adjacent' || text === 'all') {
    for (let i = 1; i < policies.length; i++)
      for (let j = text === 'all' ? 0 : i - 1; j < i; j++) pairs.push([policies[i], policies[j]]);
    return pairs;
  }
  return text.split(',').map((word) => {
    const [a, b, ...more] = word.split(':').map((name) => name.trim());
    if (b === undefined || more.length > 0 || a === b || !policies.includes(a) || !policies.includes(b))
      throw new UserError(
        `--pairs must be adjacent, all, or pairs of ${policies.join(', ')} as in ${policies[0]}:${policies[1]}, not "${word}"`,
      );
    return policies.indexOf(a) > policies.indexOf(b) ? [a, b] : [b, a];
  });
};

/** All pairs make headway together, so that one can stop at any time. */
const jobsOf = (
  pairs: readonly Pair[],
  common: Pick<Job, 'heroes' | 'seed' | 'thinking' | 'of' | 'table'>,
  games: number,
): Job[] => {
  const jobs: Job[] = [];
  const stretch = pairs.flat().some(isBot) ? GAMES_PER_PROGRAM : GAMES_PER_JOB;
  for (let from = 0; from < games; from += stretch)
    for (const players of pairs)
      jobs.push({
        ...common,
        id: `${players.join(' ')} ${from}`,
        players,
        from,
        to: Math.min(games, from + stretch),
      });
  return jobs;
};

type Done = readonly { job: Job; result: JobResult }[];

interface Standing extends Rate {
  a: string;
  b: string;
  games: number;
  winsA: number;
  winsB: number;
  draws: number;
}

const standingOf = ([a, b]: Pair, done: Done): Standing => {
  const outcomes = done
    .filter(({ job }) => job.players[0] === a && job.players[1] === b)
    .map(({ result }) => result.outcomes)
    .join('');
  const count = (letter: string): number => outcomes.split(letter).length - 1;
  const [winsA, winsB, draws] = [count('A'), count('B'), count('-')];
  const games = winsA + winsB + draws;
  return { a, b, games, winsA, winsB, draws, ...wilson(winsA + draws / 2, games) };
};

interface Rated {
  policy: string;
  rating: number;
  uncertainty: number;
  /** What the rating is at least, almost certainly. */
  atLeast: number;
}

/** Ratings after all games, one by one in the order of the jobs. */
const rateAll = (policies: readonly string[], done: Done): Rated[] => {
  const ratings = new Map(policies.map((name) => [name, rating()]));
  for (const { job, result } of done) {
    const [a, b] = job.players;
    for (const outcome of result.outcomes) {
      const teams = [ratings.get(a), ratings.get(b)].map((one) => [one ?? rating()]);
      if (outcome === 'x') continue;
      const rank = outcome === '-' ? [1, 1] : outcome === 'A' ? [1, 2] : [2, 1];
      const [[newA], [newB]] = rate(teams, { rank });
      ratings.set(a, newA);
      ratings.set(b, newB);
    }
  }
  const round = (n: number): number => Math.round(n * 100) / 100;
  return [...ratings]
    .map(([policy, r]) => ({
      policy,
      rating: round(r.mu),
      uncertainty: round(r.sigma),
      atLeast: round(ordinal(r)),
    }))
    .sort((x, y) => y.rating - x.rating);
};

const describe = ({ pairs, ratings }: { pairs: Standing[]; ratings: Rated[] }): string =>
  [
    table(
      ['', 'beats', 'in', 'games', 'won', 'lost', 'drawn'],
      pairs.map((p) => [
        p.a,
        p.b,
        p.games > 0 ? showRate(p) : 'no games yet',
        p.games,
        p.winsA,
        p.winsB,
        p.draws,
      ]),
    ),
    '',
    table(
      ['player', 'rating', 'uncertainty', 'at least'],
      ratings.map((r) => [r.policy, r.rating, r.uncertainty, r.atLeast]),
    ),
    '',
    'Rates with the interval in which the true one lies in 95 of 100 cases (Wilson); a draw is half a game. Ratings: openskill.',
  ].join('\n');
