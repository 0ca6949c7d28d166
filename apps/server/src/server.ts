// The whole server, put together: store, house, steward, computers, HTTP and sockets.

import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Bus, noBus } from './bus.ts';
import { type Computers, startComputers } from './computers.ts';
import type { Around } from './connection.ts';
import type { Environment } from './environment.ts';
import { addressOf, isOwnOrigin } from './headers.ts';
import { House } from './house.ts';
import { Http } from './http.ts';
import { type Limit, type LimitName, newLimits } from './limits.ts';
import { type Metrics, newMetrics } from './metrics.ts';
import type { News } from './news.ts';
import { redisBus } from './redis-bus.ts';
import type { Room } from './room/room.ts';
import { type Rules, Shelf } from './rules.ts';
import { Sessions } from './sessions.ts';
import { type Door, Sockets } from './sockets.ts';
import { Steward } from './steward.ts';
import { openPostgres } from './store/postgres.ts';
import { FILE, openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions {
  environment: Environment;
  /** The folder of the built page; null: none is served. */
  page: string | null;
  /** Of tests: other times than ours. */
  now?: () => number;
  pause?: number;
  grace?: number;
  silence?: number;
  delay?: () => number;
  limits?: Partial<Record<LimitName, Limit>>;
  computers?: Computers;
  store?: Store;
  bus?: Bus;
  /** Another release than this one. */
  release?: Rules;
}

export interface RunningServer {
  port: number;
  store: Store;
  house: House;
  /** Finishes what is under way and sends everybody away. */
  close(): Promise<void>;
}

const PAUSE = 500;
/** Between commits, in milliseconds: one costs the same for one row as for ten. */
const REST = 5;
const GRACE = 60_000;
const SILENCE = 3000;
const LEAST_DELAY = 400;
const MOST_DELAY = 1500;
/** How long those who are sent away may take to go. */
const GOODBYE = 1000;
const TRIES = 20;
/** Connections that may wait to be taken: after a restart everybody comes back at once. */
const BACKLOG = 4096;

const openStore = ({ databaseUrl, data }: Environment): Promise<Store> =>
  databaseUrl === undefined ? Promise.resolve(openSqlite(join(data, FILE))) : openPostgres(databaseUrl);

/** On the port, or on the next free one if it was not asked for by name. */
const listen = async (http: Http, { port, host, isPortFixed }: Environment): Promise<number> => {
  for (let at = port; ; at++)
    try {
      await http.app.listen({ port: at, host, backlog: BACKLOG });
      const bound = http.app.server.address();
      return typeof bound === 'object' && bound !== null ? bound.port : at;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || isPortFixed || at >= port + TRIES) throw error;
    }
};

/** What the house tells becomes numbers and lines of the log. */
const newsFor = (metrics: Metrics, trouble: News['trouble']): News => ({
  stored: (rows, milliseconds) => {
    metrics.rows.inc(rows);
    metrics.commit.observe(milliseconds / 1000);
  },
  trouble,
  chosen: (milliseconds) => {
    metrics.choices.inc();
    metrics.answer.observe(milliseconds / 1000);
  },
});

const isPlaying = ({ state }: Room): boolean => state?.table.stage === 'playing';

export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { environment, page, now = Date.now, pause = PAUSE, grace = GRACE, silence = SILENCE } = options;
  const process = randomBytes(9).toString('base64url');
  const delay = options.delay ?? (() => randomInt(LEAST_DELAY, MOST_DELAY));
  const store = options.store ?? (await openStore(environment));
  const computers = options.computers ?? startComputers(environment.rules);
  const metrics = newMetrics({
    rooms: () => house.rooms.size,
    games: () => [...house.rooms.values()].filter(isPlaying).length,
    sockets: () => sockets.size + http.size,
    computers: () => computers.waiting(),
    bus: () => (bus.isUp() ? 1 : 0),
  });
  const trouble = (error: unknown, table = '', number = 0): void => {
    metrics.troubles.inc();
    // Enough of the key to find the table in the store, too little to sit down there.
    http.app.log.error({ table: table.slice(0, 6), number, error: String(error) }, 'trouble');
  };
  const { redisUrl } = environment;
  const bus = options.bus ?? (redisUrl === undefined ? noBus() : redisBus(redisUrl, process, trouble));
  const news = newsFor(metrics, trouble);
  const shelf = new Shelf(environment.rules, options.release);
  const house = new House({
    process,
    store,
    bus,
    computers,
    shelf,
    now,
    pause,
    grace,
    silence,
    delay,
    rest: REST,
    news,
  });
  const around: Around = {
    house,
    sessions: new Sessions(store, now),
    limits: newLimits(now, options.limits),
    refused: (code) => metrics.refusals.inc({ code }),
    trouble: (error) => trouble(error),
  };
  let isClosing = false;
  const check = (): Promise<void> => store.check();
  const http = new Http({
    around,
    environment,
    page,
    rules: environment.rules,
    metrics,
    check,
    isClosing: () => isClosing,
  });
  const sockets = new Sockets(http.app.server, around, doorOf(around, environment));
  const steward = new Steward(house);
  await steward.start();
  const port = await listen(http, environment);
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    await Promise.race([steward.stop(), wait(GOODBYE, undefined, { ref: false })]);
    await house.idle();
    sockets.close();
    http.closeStreams();
    const leaving = setTimeout(() => sockets.terminate(), GOODBYE);
    await http.app.close();
    clearTimeout(leaving);
    await computers.close();
    await house.idle();
    await steward.leave();
    await bus.close();
    await store.close();
  };
  return { port, store, house, close };
};

const doorOf = ({ sessions, limits }: Around, { publicUrl, trustProxy }: Environment): Door => ({
  admit: async (request) => {
    const address = addressOf(request, trustProxy);
    if (!isOwnOrigin(request, publicUrl)) return { status: 403 };
    if (limits.request.take(address) > 0) return { status: 429 };
    const session = await sessions.of(request);
    return session === null ? { status: 401 } : { session, address };
  },
});
