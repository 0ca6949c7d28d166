// Can the review be believed?
//
//   npx node scripts/judge.ts confirm [--games 20] [--levels squire,knight] [--seed judge]
//     Every choice that is called a blunder is looked at again in ten times as many imagined games, of other luck: the share
//     that is confirmed, and how far the costs of errors and blunders move.
//   npx node scripts/judge.ts levels [--games 6] [--levels squire,knight,champion,king] [--seed judge]
//     Points lost per decision by players of each level, against their like: better players must lose less.
//
// Games are duels of changing heroes.

import { parseArgs } from 'node:util';
import { costOf, POLICIES, type PolicyName, policy } from '@mad-king/ai';
import { compile, type Game, notate, play, readChoice, type Setup, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import {
  BLUNDER,
  CARE,
  type Course,
  decisionsOf,
  ERROR,
  judge,
  settled,
  type Verdict,
} from '../src/review/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    levels: { type: 'string' },
    seed: { type: 'string', default: 'judge' },
  },
});

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const [what] = positionals;
if (what !== 'confirm' && what !== 'levels') stop('Say what to measure: confirm or levels.');
const games = Number(values.games ?? (what === 'confirm' ? 20 : 6));
if (!Number.isInteger(games) || games < 1)
  stop(`--games must be a whole number above 0, not "${values.games}".`);
const levels = (
  values.levels ?? (what === 'confirm' ? 'squire,knight' : 'squire,knight,champion,king')
).split(',');
for (const level of levels)
  if (!POLICIES.includes(level as PolicyName))
    stop(`"${level}" is no level; there are ${POLICIES.join(', ')}.`);

const library = compile(content);
const heroes = library.heroes.map(({ id }) => id);

const setupOf = (n: number): Setup => {
  const first = (n * 7) % heroes.length;
  const second = (first + 1 + ((n * 5) % (heroes.length - 1))) % heroes.length;
  return { mode: 'duel', heroes: [heroes[first], heroes[second]], seed: `${values.seed} ${n}` };
};

const playedBy = (level: string, n: number): Course => {
  const setup = setupOf(n);
  const g = start(library, setup);
  const players = g.seats.map((_, seat) =>
    policy(level as PolicyName, { seed: `${values.seed} ${n} ${seat}` }),
  );
  const choices: string[] = [];
  while (g.result === null) {
    const chosen = players[g.asked].choose(g);
    choices.push(notate(g, chosen));
    play(g, g.asked, chosen);
  }
  return { setup, choices };
};

const gameAt = ({ setup, choices }: Course, at: number): Game => {
  const g = start(library, setup);
  for (const text of choices.slice(0, at)) play(g, g.asked, readChoice(g, text));
  return g;
};

const verdictsOn = (course: Course): Verdict[] =>
  judge(
    library,
    course,
    decisionsOf(library, course).map(({ at }) => at),
  );

/** What the larger search says it costs, in points of a hundred. */
const again = (course: Course, { at, made, better }: Verdict): number => {
  const g = gameAt(course, at);
  const larger = 10 * CARE.worlds;
  // Against a limit that is no number nothing is ever clear, so that all games are played.
  const look = (turns: number): number => {
    const request = { worlds: larger, turns, limits: [Number.NaN], seed: `again ${at} ${turns}` };
    const { cost, worlds } = costOf(g, readChoice(g, better), readChoice(g, made), request);
    if (worlds < larger) throw new Error(`the larger search played ${worlds} games instead of ${larger}`);
    return cost;
  };
  const { turns, further = 0 } = CARE;
  return (100 * (look(turns) + look(turns + further))) / 2;
};

const confirm = (): void => {
  let blunders = 0;
  let confirmed = 0;
  let errors = 0;
  let stillErrors = 0;
  const moved: number[] = [];
  for (let n = 0; n < games; n++) {
    const course = playedBy(levels[n % levels.length], n);
    // As they are called at first: what could still be done later is another question.
    for (const verdict of verdictsOn(course)) {
      if (verdict.grade === 'fine') continue;
      const cost = again(course, verdict);
      moved.push(Math.abs(cost - verdict.cost));
      if (verdict.grade === 'blunder') {
        blunders++;
        if (cost >= BLUNDER) confirmed++;
      } else {
        errors++;
        if (cost >= ERROR) stillErrors++;
      }
    }
    console.log(
      `${n + 1} of ${games} games: ${confirmed} of ${blunders} blunders, ${stillErrors} of ${errors} errors confirmed`,
    );
  }
  moved.sort((a, b) => a - b);
  const at = (part: number): string => moved[Math.floor((moved.length - 1) * part)]?.toFixed(1) ?? '-';
  console.log(`costs moved by ${at(0.5)} points in the median, ${at(0.9)} in nine of ten, ${at(1)} at most`);
};

const rank = (): void => {
  for (const level of levels) {
    let decisions = 0;
    let lost = 0;
    let blunders = 0;
    let thought = 0;
    const rates: number[] = [];
    for (let n = 0; n < games; n++) {
      const course = playedBy(level, n);
      const began = process.cpuUsage().user;
      const verdicts = settled(verdictsOn(course));
      thought += process.cpuUsage().user - began;
      const sum = verdicts.reduce((all, { cost }) => all + cost, 0);
      decisions += verdicts.length;
      lost += sum;
      blunders += verdicts.filter(({ grade }) => grade === 'blunder').length;
      rates.push(sum / verdicts.length);
    }
    const mean = rates.reduce((a, b) => a + b) / games;
    const spread = Math.sqrt(
      rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / Math.max(1, games - 1) / games,
    );
    console.log(
      `${level.padEnd(9)} ${(lost / decisions).toFixed(3)} ± ${spread.toFixed(3)} points lost per decision, ${(blunders / games).toFixed(1)} blunders a game, ${decisions} decisions, ${(thought / 1e6 / games).toFixed(1)} s of thinking a game`,
    );
  }
};

if (what === 'confirm') confirm();
else rank();
