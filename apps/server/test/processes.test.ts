// Several processes on one PostgreSQL: no one owns a game, and the insert of (table, number) is the only arbiter. Hints go by a real
// Redis, or not at all.

import { setTimeout as wait } from 'node:timers/promises';
import { load, notate } from '@mad-king/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Computers } from '../src/computers.ts';
import type { Settings } from '../src/protocol.ts';
import { redisBus } from '../src/redis-bus.ts';
import { libraryOf } from '../src/rules.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { Client } from './support/client.ts';
import { begin, dice, isAsked, isOver, playOn, someChoice } from './support/duel.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { startRedis, type TestRedis } from './support/redis.ts';
import { type TestServer, testServer } from './support/server.ts';

let postgres: TestPostgres;
let redis: TestRedis;
let offset = 0;

/** The first legal choice, unless this process is one where computers never come to an end. */
const stuck = new Set<number>();
const computersOf = (which: number): Computers => ({
  choose: async ({ game }) => {
    if (stuck.has(which)) return new Promise(() => {});
    const known = load(libraryOf(game.heroes), game);
    return notate(known, known.choices[0]);
  },
  waiting: () => 0,
  close: async () => {},
});

const newServer = async (address: string, which: number, hasHints: boolean): Promise<TestServer> =>
  testServer({
    store: await openPostgres(address),
    computers: computersOf(which),
    now: () => Date.now() + offset,
    ...(hasHints ? { bus: redisBus(redis.address, String(which), () => {}) } : undefined),
  });

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(async () => {
  await postgres?.stop();
  await redis?.stop();
});

/** The same person at the other process. */
const elsewhere = async (client: Client, server: TestServer): Promise<Client> => {
  const other = new Client(server.port);
  other.cookie = client.cookie;
  await other.connect();
  await other.follow(client.tableId);
  return other;
};

describe.each([
  ['with hints', true],
  ['without Redis', false],
])('%s', (_, hasHints) => {
  const servers: TestServer[] = [];
  beforeAll(async () => {
    const address = await postgres.database();
    for (let i = 0; i < 2; i++) servers.push(await newServer(address, i, hasHints));
    for (let i = 0; hasHints && i < 100 && !servers.every(({ house }) => house.options.bus.isUp()); i++)
      await wait(50);
  });
  afterAll(async () => {
    for (const server of servers) await server.end();
  });

  const countOf = async ({ tableId }: Client, kind: string): Promise<number> =>
    (await servers[0].store.rows(tableId, 0)).filter((row) => row.kind === kind).length;

  /** Two seats of a duel, each at a process of its own. */
  const apart = async (settings: Partial<Settings> = {}): Promise<[Client, Client]> => {
    const [a, there] = await begin(servers[0], settings);
    const b = await elsewhere(there, servers[1]);
    there.close();
    await b.until(({ state }) => state !== null);
    return [a, b];
  };

  test('a duel whose players are at two processes', { timeout: 120_000 }, async () => {
    const [a, b] = await apart();
    const began = performance.now();
    const made = await playOn([a, b], dice(5), hasHints ? 60 : 8);
    // By asking alone each of the hand-overs would take up to a second.
    if (hasHints) expect((performance.now() - began) / made).toBeLessThan(400);
    const rows = await servers[0].store.rows(a.tableId, 0);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, i) => i + 1));
    await b.do({ type: 'concede' });
    await a.until(isOver);
    expect(a.state?.game).toEqual(b.state?.game);
    b.close();
  });

  test('who is connected, who watches and what is said is known everywhere', async () => {
    const [a, b] = await apart();
    const here = (client: Client) => client.table?.chairs.map((chair) => chair.here).join(' ');
    for (const client of [a, b]) await client.until(() => here(client) === 'true true', 'both there');
    const watcher = await servers[1].client();
    await watcher.follow(a.tableId);
    await a.until(({ table }) => table?.watching === 1, 'one who watches');
    expect(here(watcher)).toBe('true true');
    await b.do({ type: 'say', phrase: 'hello' });
    for (const client of [a, b, watcher])
      await client.until(({ heard }) => heard.some(({ type }) => type === 'said'), 'what was said');
    await wait(1500);
    for (const client of [a, b, watcher])
      expect(client.heard.filter(({ type }) => type === 'said')).toHaveLength(1);
    watcher.close();
    b.close();
    await a.until(({ table }) => table?.watching === 0 && here(a) === 'true false', 'both gone');
    const again = await elsewhere(b, servers[0]);
    await a.until(() => here(a) === 'true true', 'back at the other process');
    again.close();
  });

  test('what comes to another process than the one that tells is judged by what is stored', async () => {
    const clients = await begin(servers[0]);
    const [host] = clients;
    const send = async (client: Client, message: object): Promise<unknown> => {
      const other = new Client(servers[1].port);
      other.cookie = client.cookie;
      const answer = await other.post('/api/message', { table: client.tableId, ...message });
      return ((await answer.json()) as unknown[])[0];
    };
    const draw = dice(8);
    for (let i = 0; i < 8; i++) {
      await host.until(() => clients.some(isAsked), 'a question');
      const asked = clients.find(isAsked) as Client;
      const question = asked.state?.question as number;
      // Every other one goes to the process that tells, so that the other one is behind.
      const message = { type: 'choose', question, text: someChoice(asked, draw) } as const;
      if (i % 2 === 0) await asked.do(message);
      else expect(await send(asked, message)).toMatchObject({ type: 'done' });
      await asked.until(({ state }) => state?.question !== question, 'the state after a choice');
    }
    await send(host, { type: 'lock', on: true });
    await host.do({ type: 'lock', on: false });
    expect(await send(host, { type: 'lock', on: true })).toMatchObject({ type: 'done' });
    await host.until(({ table }) => table?.locked === true, 'the lock');
  });

  test('a computer that never comes to an end at one process is played for by the other', async () => {
    const host = await servers[0].client();
    await host.open({ heroes: 'random' });
    await host.do({ type: 'computer', seat: 1, level: 'squire' });
    const watcher = await servers[1].client();
    await watcher.follow(host.tableId);
    stuck.add(0);
    await host.ready();
    await host.until(({ table }) => table?.stage === 'sealing', 'sealing');
    await host.show();
    const draw = dice(3);
    for (let i = 0; i < 200 && (await countOf(host, 'auto')) === 0; i++) {
      const { state } = host;
      if (state !== null && isAsked(host))
        await host.ask({ type: 'choose', question: state.question as number, text: someChoice(host, draw) });
      await wait(50);
    }
    stuck.delete(0);
    expect(await countOf(host, 'auto')).toBeGreaterThan(0);
  });

  test('time runs out wherever a process lives, and a choice that comes too late is told so', async () => {
    const [a, b] = await apart({ clock: { kind: 'bank', minutes: 1, increment: 0 }, absence: 'pass' });
    const slow = isAsked(a) ? a : b;
    const { question, options } = slow.state ?? { question: null, options: [] };
    for (const client of [a, b]) client.close();
    offset += 100_000;
    for (let i = 0; i < 200 && (await countOf(slow, 'away')) === 0; i++) await wait(50);
    expect(await countOf(slow, 'away')).toBeGreaterThan(0);
    for (let i = 0; i < 200 && (await countOf(slow, 'auto')) === 0; i++) await wait(50);
    await slow.connect();
    await slow.follow(slow.tableId);
    const stored = (await servers[0].store.rows(slow.tableId, 0)).find(({ kind }) => kind === 'auto');
    const late = options.find((text) => text !== stored?.text) as string;
    expect(await slow.refused({ type: 'choose', question: question as number, text: late })).toBe('stale');
  });
});

test('both devices of a seat answer at once, at two processes: one answer counts', {
  timeout: 60_000,
}, async () => {
  const address = await postgres.database();
  const servers = [await newServer(address, 0, true), await newServer(address, 1, true)];
  const clients = await begin(servers[0]);
  const doubles = await Promise.all(clients.map((client) => elsewhere(client, servers[1])));
  const draw = dice(11);
  for (let i = 0; i < 15; i++) {
    await clients[0].until(() => clients.some(isAsked), 'a question');
    const at = clients.findIndex(isAsked);
    await doubles[at].until(({ state }) => state?.question === clients[at].state?.question, 'the double');
    const question = clients[at].state?.question as number;
    const [one, two] = [someChoice(clients[at], draw), someChoice(doubles[at], draw)];
    const answers = await Promise.all([
      clients[at].ask({ type: 'choose', question, text: one }),
      doubles[at].ask({ type: 'choose', question, text: two }),
    ]);
    const done = answers.filter(({ type }) => type === 'done').length;
    expect(done, JSON.stringify(answers)).toBe(one === two ? 2 : 1);
    await clients[at].until(({ state }) => state?.question !== question || isOver(clients[at]));
    if (isOver(clients[at])) break;
  }
  for (const client of doubles) client.close();
  for (const server of servers) await server.end();
});
