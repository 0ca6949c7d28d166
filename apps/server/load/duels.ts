// Duels with both players connected: choices at a steady rate, then kill -9 and everybody comes back.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../test/support/process.ts';
import { comeback } from './comeback.ts';
import { machineLoad, numbersOf, percentiles, round, type ServerNumbers } from './numbers.ts';
import { type Played, play } from './play.ts';
import { duel, type Player } from './player.ts';

/** Seconds of play that are not counted: the server is to be warm. */
const WARM_UP = 10;
const AT_ONCE = 20;

const sitDown = async (games: number, port: number): Promise<Player[][]> => {
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

export const duelsUnderLoad = async (games: number, rate: number, seconds: number): Promise<object> => {
  const folder = mkdtempSync(join(tmpdir(), 'mad-king-load-'));
  const first = await startProcess({ DATA: folder });
  const { port } = first;
  const idle = await numbersOf(port);
  const kilobytes = ({ memory }: ServerNumbers): number => round((memory - idle.memory) / games / 1024);
  const duels = await sitDown(games, port);
  const seated = await numbersOf(port);
  await play(duels, rate, WARM_UP, 1);
  const [before, load] = [await numbersOf(port), machineLoad()];
  const played = await play(duels, rate, seconds, 2);
  const after = await numbersOf(port);
  const memory = {
    kilobytesPerGameSeated: kilobytes(seated),
    kilobytesPerGamePlayed: kilobytes(after),
    load: machineLoad(),
  };
  const restart = () => startProcess({ DATA: folder, PORT: String(port) });
  const { server, figures } = await comeback(first, restart, duels.flat());
  for (const player of duels.flat()) player.end();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return { games, rate, play: figuresOf(played, before, after, load), memory, comeback: figures };
};
