// What can go wrong with real processes, in the middle of play. Each fault says what was measured, and throws if anything that was
// acknowledged is lost, somebody is stuck, or memory grows. The tests call them with small numbers, `npm run load -- faults` with
// those of the promise.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { Crowd } from './crowd.ts';
import { freePort } from './port.ts';
import type { TestPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './process.ts';
import type { TestRedis } from './redis.ts';
import { slowReader } from './slow-reader.ts';

export interface Size {
  games: number;
  /** How often it happens. */
  rounds: number;
  /** How long something is away. */
  seconds: number;
  /** Milliseconds before a choice. */
  thinking: number;
}
export type Measured = Record<string, number>;

const MEGABYTE = 1_048_576;

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
const rounded = (n: number): number => Math.round(n);

/** Processes that can be killed, each on a port of its own that it comes back to. */
class Cluster {
  readonly processes: ServerProcess[] = [];
  private readonly environments: Record<string, string>[];

  private constructor(environments: Record<string, string>[]) {
    this.environments = environments;
  }

  static async start(count: number, environment: Record<string, string>): Promise<Cluster> {
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    const cluster = new Cluster(ports.map((port) => ({ ...environment, PORT: String(port) })));
    cluster.processes.push(...(await Promise.all(cluster.environments.map(startProcess))));
    return cluster;
  }

  get ports(): number[] {
    return this.processes.map(({ port }) => port);
  }

  /** kill -9; `restart` brings it back. */
  async kill(which: number): Promise<void> {
    must((await this.processes[which].end('SIGKILL')) === null, 'the process ended before it was killed');
  }

  async restart(which: number): Promise<void> {
    this.processes[which] = await startProcess(this.environments[which]);
  }

  async memory(): Promise<number> {
    const each = await Promise.all(this.processes.map((process) => process.memory()));
    return each.reduce((sum, bytes) => sum + bytes, 0) / MEGABYTE;
  }

  /** Seconds that the processes have worked. */
  async cpu(): Promise<number> {
    const each = await Promise.all(
      this.ports.map(async (port) => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
      }),
    );
    return each.reduce((sum, seconds) => sum + seconds, 0);
  }

  /** Whatever is still there after something went wrong. */
  async abandon(): Promise<void> {
    await Promise.all(
      this.processes
        .filter(({ child }) => child.exitCode === null && child.signalCode === null)
        .map((process) => process.end('SIGKILL')),
    );
  }

  async end(): Promise<void> {
    const codes = await Promise.all(this.processes.map((process) => process.end('SIGTERM')));
    must(
      codes.every((code) => code === 0),
      `processes ended with ${codes.join(', ')} after SIGTERM: ${this.processes.map(({ errors }) => errors()).join(' ')}`,
    );
  }
}

const withFolder = async <T>(act: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'mad-king-faults-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Something goes wrong while a crowd plays. */
export type Fault = (crowd: Crowd, cluster: Cluster, size: Size) => Promise<Measured>;

/** A crowd at its tables, playing; one fault after the other; then everything is checked. */
const withCrowd = async (
  cluster: Cluster,
  size: Size,
  openStore: () => Promise<Store>,
  faults: Record<string, Fault>,
): Promise<Record<string, Measured>> => {
  const crowd = new Crowd(cluster.ports, size.thinking);
  const measured: Record<string, Measured> = {};
  try {
    await crowd.sitDown(size.games);
    crowd.play();
    for (const [name, fault] of Object.entries(faults)) {
      await crowd.more(size.games);
      measured[name] = await fault(crowd, cluster, size);
      measured[name].slowestGoesOn = rounded(await crowd.allGoOn());
    }
    await crowd.calm();
    measured.play = { games: size.games, choices: crowd.acknowledged };
    const began = performance.now();
    await cluster.end();
    measured.play.endedAfter = rounded(performance.now() - began);
    const store = await openStore();
    await crowd.check(store);
    await store.close();
    return measured;
  } finally {
    crowd.isEnd = true;
    crowd.leave();
    await cluster.abandon();
  }
};

const backAfter = async (crowd: Crowd): Promise<number> =>
  crowd.until('everybody to be back', () => crowd.pages.every(({ isThere }) => isThere));

/** Nobody comes back until what this gives is called. */
const hold = (crowd: Crowd): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  crowd.held = promise;
  return resolve;
};

const allBroken = (crowd: Crowd): Promise<number> =>
  crowd.until('the breaks', () => crowd.pages.every(({ client }) => client.closed !== null));

/** kill -9, over and over: of the only process, or of one of several, whose players go to the others. */
export const kills: Fault = async (crowd, cluster, { games, rounds }) => {
  let back = 0;
  const all = cluster.ports.length;
  for (let round = 0; round < rounds; round++) {
    const which = round % all;
    await crowd.more(games);
    await cluster.kill(which);
    crowd.ports = cluster.ports.filter((_, i) => i !== which || all === 1);
    if (all > 1) back = Math.max(back, await backAfter(crowd));
    await cluster.restart(which);
    if (all === 1) back = Math.max(back, await backAfter(crowd));
    crowd.ports = cluster.ports;
  }
  return { kills: rounds, slowestBack: rounded(back) };
};

/** PostgreSQL crashes and comes back: tables wait, choices are kept. */
export const storeAway =
  (postgres: TestPostgres): Fault =>
  async (crowd, _, { seconds }) => {
    await postgres.crash();
    await wait(300);
    const before = crowd.acknowledged;
    await wait(seconds * 1000);
    must(crowd.acknowledged === before, 'something was acknowledged while nothing could be stored');
    const waiting = crowd.refused('waiting');
    must(waiting > 0, 'nobody was told that the table waits');
    await postgres.again();
    return { waiting, failed: crowd.refused('failed') };
  };

/** Redis crashes, and choices are made at both processes meanwhile. */
export const hintsAway =
  (redis: TestRedis): Fault =>
  async (crowd, _, { games, seconds }) => {
    await redis.crash();
    const [before, since] = [crowd.acknowledged, performance.now()];
    await crowd.allGoOn();
    await wait(Math.max(0, since + seconds * 1000 - performance.now()));
    const meanwhile = crowd.acknowledged - before;
    must(meanwhile >= games, `only ${meanwhile} choices were made while there were no hints`);
    const longestPause = rounded(crowd.longestPause(since));
    await redis.again();
    return { meanwhile, longestPause };
  };

/** Everybody loses their connection at once and comes back, over and over. */
export const storms: Fault = async (crowd, cluster, { games, rounds }) => {
  let back = 0;
  const memory: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const release = hold(crowd);
    for (const { client } of crowd.pages) client.terminate();
    await allBroken(crowd);
    release();
    back = Math.max(back, await backAfter(crowd));
    memory.push(await cluster.memory());
  }
  const growth = (memory.at(-1) ?? 0) - memory[0];
  must(growth < 8 + games / 20, `memory grew by ${growth.toFixed(1)} MB over ${rounds} storms`);
  return {
    clients: crowd.pages.length,
    storms: rounds,
    slowestBack: rounded(back),
    grownMegabytes: rounded(growth),
  };
};

/** kill -9, and everybody comes back in the moment the next process can be reached. */
export const restart: Fault = async (crowd, cluster, { rounds }) => {
  let [back, cpu] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const release = hold(crowd);
    await cluster.kill(0);
    await cluster.restart(0);
    await allBroken(crowd);
    const before = await cluster.cpu();
    release();
    back = Math.max(back, await backAfter(crowd));
    cpu = Math.max(cpu, (await cluster.cpu()) - before);
  }
  const clients = crowd.pages.length;
  return {
    clients,
    kills: rounds,
    slowestBack: rounded(back),
    cpuMicrosecondsPerClient: rounded((cpu * 1e6) / clients),
  };
};

/** One who reads 1 KB a second, and asks for more and more. */
export const slowClient: Fault = async (crowd, cluster, { seconds }) => {
  const before = await cluster.memory();
  const slow = await slowReader(cluster.ports[0], [...crowd.games().keys()].slice(0, 8));
  let most = 0;
  for (let second = 0; second < seconds; second++) {
    await crowd.allGoOn();
    await wait(1000);
    most = Math.max(most, await cluster.memory());
  }
  const growth = most - before;
  // What may wait for one who does not read (sockets.ts), and what the games themselves take.
  must(growth < 16, `memory grew by ${growth.toFixed(1)} MB for one who does not read`);
  const isLetGo = slow.isClosed() ? 1 : 0;
  return { read: slow.end(), asked: slow.asked(), isLetGo, grownMegabytes: rounded(growth) };
};

export const withOneProcess = (
  size: Size,
  faults: Record<string, Fault>,
): Promise<Record<string, Measured>> =>
  withFolder(async (folder) => {
    const cluster = await Cluster.start(1, { DATA: folder });
    return withCrowd(cluster, size, async () => openSqlite(join(folder, 'mad-king.sqlite')), faults);
  });

export const withTwoProcesses = (
  { postgres, redis }: { postgres: TestPostgres; redis: TestRedis },
  size: Size,
  faults: Record<string, Fault>,
): Promise<Record<string, Measured>> =>
  withFolder(async (folder) => {
    const DATABASE_URL = await postgres.database();
    const cluster = await Cluster.start(2, {
      DATA: folder,
      DATABASE_URL,
      REDIS_URL: redis.address,
      LOG_LEVEL: 'silent',
    });
    return withCrowd(cluster, size, () => openPostgres(DATABASE_URL), faults);
  });
