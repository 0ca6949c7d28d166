// `npm run load -- [GAMES] [CHOICES PER SECOND] [SECONDS]`: duels with both players connected, on this machine only. Writes JSON:
// times from a choice to the new state of every seat beside those of an empty echo, CPU and memory of the server, how long everybody
// needs to come back after kill -9; and how busy the machine was at each.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startProcess } from '../test/support/process.ts';
import { comeback } from './comeback.ts';
import { machineLoad, numbersOf, percentiles, round, type ServerNumbers } from './numbers.ts';
import { type Played, play } from './play.ts';
import { duel, type Player } from './player.ts';

const MOST_GAMES = 9000;
const MOST_RATE = 10_000;
const MOST_SECONDS = 120;
/** Seconds of play that are not counted: the server is to be warm. */
const WARM_UP = 10;
const AT_ONCE = 20;

const [games, rate, seconds] = [
  [process.argv[2], 1000, MOST_GAMES],
  [process.argv[3], 500, MOST_RATE],
  [process.argv[4], 30, MOST_SECONDS],
].map(([given, fallback, most]) => {
  const n = given === undefined ? Number(fallback) : Number(given);
  if (Number.isInteger(n) && n > 0 && n <= Number(most)) return n;
  console.error(`A whole number from 1 to ${most} is expected, not "${given}".`);
  return process.exit(1);
});

const sitDown = async (port: number): Promise<Player[][]> => {
  const duels: Player[][] = [];
  for (let i = 0; i < games; i += AT_ONCE)
    duels.push(
      ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, games - i) }, () => duel(port)))),
    );
  return duels;
};

const figuresOf = (played: Played, before: ServerNumbers, after: ServerNumbers, load: number) => {
  const { choices, failed, states, echoes } = played;
  const each = (part: 'user' | 'system'): number => round(((after[part] - before[part]) * 1e6) / choices);
  const [chosen, echo] = [percentiles(states), percentiles(echoes)];
  return {
    seconds: round(played.seconds, 1),
    choicesPerSecond: round(choices / played.seconds),
    failed,
    millisecondsToEveryState: chosen,
    millisecondsOfAnEcho: echo,
    above: { p50: round(chosen.p50 - echo.p50, 2), p99: round(chosen.p99 - echo.p99, 2) },
    cpuMicrosecondsPerChoice: each('user') + each('system'),
    ofThatInTheSystem: each('system'),
    rowsPerChoice: round((after.rows - before.rows) / choices, 2),
    rowsPerCommit: round((after.rows - before.rows) / (after.commits - before.commits), 2),
    load: [load, machineLoad()],
  };
};

const folder = mkdtempSync(join(tmpdir(), 'mad-king-load-'));
const first = await startProcess({ DATA: folder });
const { port } = first;
const kilobytes = ({ memory }: ServerNumbers, { memory: idle }: ServerNumbers): number =>
  round((memory - idle) / games / 1024);

const idle = await numbersOf(port);
const duels = await sitDown(port);
const seated = await numbersOf(port);
await play(duels, rate, WARM_UP, 1);
const [before, load] = [await numbersOf(port), machineLoad()];
const played = await play(duels, rate, seconds, 2);
const after = await numbersOf(port);
const { server, figures } = await comeback(
  first,
  () => startProcess({ DATA: folder, PORT: String(port) }),
  duels.flat(),
);
const report = {
  games,
  rate,
  play: figuresOf(played, before, after, load),
  memory: {
    kilobytesPerGameSeated: kilobytes(seated, idle),
    kilobytesPerGamePlayed: kilobytes(after, idle),
    load: machineLoad(),
  },
  comeback: figures,
};
console.log(JSON.stringify(report, null, 2));
for (const player of duels.flat()) player.end();
await server.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(0);
