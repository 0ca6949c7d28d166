// kill -9, a new process on the same store, and everybody comes back at once: how long until the last one has their state again.

import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../test/support/process.ts';
import { machineLoad, numbersOf, round } from './numbers.ts';
import type { Player } from './player.ts';

/** Milliseconds between tries, with chance in it. */
const RETRY = 50;
const PATIENCE = 60_000;

const comeBack = async (player: Player): Promise<void> => {
  const { seen } = player;
  for (const end = performance.now() + PATIENCE; ; await wait(RETRY * (0.5 + Math.random())))
    try {
      await player.connect();
      break;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  await player.follow();
  await player.until(() => player.seen !== seen, 'the state');
};

export const comeback = async (
  server: ServerProcess,
  restart: () => Promise<ServerProcess>,
  players: readonly Player[],
) => {
  const killed = performance.now();
  await server.end('SIGKILL');
  const back = Promise.all(players.map(comeBack));
  const again = await restart();
  const started = performance.now();
  const before = await numbersOf(again.port);
  await back;
  const seconds = (performance.now() - started) / 1000;
  const after = await numbersOf(again.port);
  return {
    server: again,
    figures: {
      clients: players.length,
      secondsToStart: round((started - killed) / 1000, 2),
      secondsUntilAllAreBack: round(seconds, 2),
      serverCpuSeconds: round(after.user + after.system - before.user - before.system, 2),
      load: machineLoad(),
    },
  };
};
