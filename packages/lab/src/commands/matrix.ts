// `lab matrix`: every hero against every other, on all cores, as a page that designers read.

import type { Library } from '@mad-king/engine';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Command, UserError } from '../command.ts';
import { readText, writeText } from '../files.ts';
import type { Job } from '../jobs/job.ts';
import { allCores, runJobs, stopSignal } from '../jobs/pool.ts';
import { readHeroes } from '../line-up.ts';
import {
  type Compared,
  compareWith,
  FEWEST,
  inCommon,
  type Outside,
  readOutside,
} from '../matrix/outside.ts';
import { page } from '../matrix/page.ts';
import { contentOf, Results } from '../matrix/results.ts';
import { type Summary, summarise } from '../matrix/summary.ts';
import { fewForfeits } from '../players/forfeit.ts';
import { PATIENCE, readPlayer } from '../players/player.ts';
import { progress } from '../progress.ts';
import { table } from '../table.ts';
import { readThinking, THINKING } from '../thinking.ts';
import { showRate } from '../wilson.ts';

/** What is lost when a run is stopped: at most so many games on each thread. */
const GAMES_PER_JOB = 10;

export const matrix: Command = {
  usage:
    '[--heroes all] [--games N] [--policy knight] [--out report.html] [--compare FILE] [--resume] [--workers N]',
  summary: 'play every hero against every other and write a page about their balance',
  options: {
    heroes: { value: 'LIST', help: 'heroes, separated by commas (all)' },
    games: { value: 'N', help: 'games of each pair (200)' },
    policy: { value: 'P', help: 'how everybody plays (knight)' },
    nodes: THINKING.nodes,
    seed: { value: 'S', help: 'any text; the same seed gives the same report (1)' },
    out: { value: 'FILE', help: 'the page; results are kept beside it in FILE.results.jsonl (report.html)' },
    compare: {
      value: 'FILE',
      help: 'results from elsewhere, a CSV of hero,games,wins or hero,opponent,games,wins; prints how far both agree',
    },
    resume: { help: 'go on with the results that are there' },
    workers: { value: 'N', help: 'threads (as many as there are cores)' },
  },
  async run(args) {
    const installed = compile(content);
    const heroes = readPanel(installed, args.text('heroes', 'all'));
    const gamesPerPair = args.number('games', 200, 1);
    const policy = readPlayer('policy', args.text('policy', 'knight'));
    const seed = args.text('seed', '1');
    const thinking = readThinking(args, PATIENCE);
    const workers = args.number('workers', allCores(), 1);
    const out = args.text('out', 'report.html');
    const outside = args.has('compare') ? readCompared(installed, heroes, args.text('compare', '')) : null;
    const jobs = jobsOf(heroes, gamesPerPair, { players: [policy, policy], thinking, seed, of: 'pair' });
    const conditions = { policy, nodes: thinking.nodes ?? null, seed };
    const results = new Results(`${out.replace(/\.html$/, '')}.results.jsonl`, {
      ...conditions,
      content: contentOf(installed),
    });
    if (args.has('resume')) results.resume();
    else {
      results.refuseToOverwrite(jobs.map(({ id }) => id));
      results.begin();
    }
    const left = jobs.filter(({ id }) => !results.done.has(id));
    const stopped = await play(left, workers, results);
    const summary = summarise(installed, jobs, results.done, { ...conditions, gamesPerPair });
    writeText(out, page(summary));
    const compared = outside === null ? null : compareWith(summary, outside);
    const done = jobs.flatMap(({ id }) => results.done.get(id) ?? []);
    return {
      json: { ...toJson(summary, out), ...(compared === null ? {} : { compared }) },
      text: [describe(summary, out), ...describeCompared(compared)].join('\n'),
      remarks: fewForfeits(
        done.flatMap(({ id, forfeits }) =>
          forfeits.map(({ game, reason }) => `${id}, game ${game + 1}: ${reason}`),
        ),
      ),
      failures: [
        ...done.flatMap(({ faults }) => faults.map(({ reason }) => reason)),
        ...(stopped
          ? [`stopped: ${summary.games} of ${summary.planned} games are done; go on with --resume`]
          : []),
      ],
    };
  },
};

/** Refused before anything is played, since nothing could be said of it in the end. */
const readCompared = (installed: Library, heroes: readonly string[], file: string): Outside[] => {
  const outside = readOutside(installed, file, readText(file));
  const n = inCommon(heroes, outside);
  if (n < FEWEST)
    throw new UserError(
      `"${file}" has ${n} of these heroes; at least ${FEWEST} must be in common for a correlation`,
    );
  return outside;
};

const readPanel = (installed: Library, text: string): string[] => {
  const wanted = new Set(readHeroes(installed, text));
  if (wanted.size < 2) throw new UserError('a matrix needs at least two different heroes');
  return installed.heroes.map(({ id }) => id).filter((id) => wanted.has(id));
};

/** By (pair, stretch of games), all pairs evenly. */
const jobsOf = (
  heroes: readonly string[],
  games: number,
  common: Pick<Job, 'players' | 'thinking' | 'seed' | 'of'>,
): Job[] => {
  const pairs = heroes.flatMap((a, i) => heroes.slice(i + 1).map((b) => [a, b]));
  const jobs: Job[] = [];
  for (let from = 0; from < games; from += GAMES_PER_JOB) {
    const to = Math.min(games, from + GAMES_PER_JOB);
    for (const pair of pairs)
      jobs.push({ ...common, id: `${pair.join(' ')} ${from}-${to}`, heroes: pair, from, to });
  }
  return jobs;
};

/** Whether it was stopped. */
const play = async (jobs: readonly Job[], workers: number, results: Results): Promise<boolean> => {
  const bar = progress(
    'matrix',
    jobs.reduce((sum, job) => sum + job.to - job.from, 0),
  );
  const stop = stopSignal();
  let played = 0;
  await runJobs(jobs, {
    workers,
    signal: stop.signal,
    onGame: () => bar.at(++played),
    onResult: (result) => results.add(result),
  });
  bar.end();
  stop.forget();
  return stop.signal.aborted;
};

const toJson = ({ heroes, ...rest }: Summary, out: string) => ({
  out,
  ...rest,
  heroes: heroes.map(({ abilities: _abilities, cards: _cards, ...hero }) => hero),
});

const describe = (summary: Summary, out: string): string =>
  [
    table(
      ['hero', 'wins', 'games', 'rounds', 'starting', 'following'],
      summary.heroes.map((hero) => [
        hero.id,
        showRate(hero),
        hero.games,
        Number(hero.rounds.toFixed(1)),
        showRate(hero.starting),
        showRate(hero.following),
      ]),
    ),
    '',
    `The first turn wins ${showRate(summary.starting)}; a game lasts ${summary.rounds.toFixed(1)} rounds.`,
    `${summary.games} games by ${summary.policy}; the page is ${out}`,
  ].join('\n');

const LARGEST = 10;

const describeCompared = (compared: Compared | null): string[] =>
  compared === null
    ? []
    : (['heroes', 'pairs'] as const).flatMap((what) => {
        const found = compared[what];
        if (found === null) return [];
        const percent = (part: number): string => (100 * part).toFixed(1);
        return [
          '',
          `Compared with results from elsewhere, ${found.n} ${what}: ${found.spearman === null ? 'too few for a correlation' : `Spearman correlation ${found.spearman.toFixed(2)}`}. The largest differences:`,
          table(
            [what, 'here', 'there', 'difference'],
            found.differences
              .slice(0, LARGEST)
              .map(({ who, here, there }) => [who, percent(here), percent(there), percent(here - there)]),
          ),
        ];
      });
