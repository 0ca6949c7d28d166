// Several processes on one PostgreSQL: no one owns a game, and the insert of (table, number) is the only arbiter.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bus, Hint } from '../src/bus.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { Client } from './support/client.ts';
import { begin, dice, isAsked, isOver, playOn, someChoice } from './support/duel.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { type TestServer, testServer } from './support/server.ts';

let postgres: TestPostgres;
const servers: TestServer[] = [];

/** Hints within this process; `isLost` loses them all. */
const hints = { isLost: false };
const sharedBus = (): (() => Bus) => {
  const listeners = new Set<(hint: Hint) => void>();
  return () => {
    let own: (hint: Hint) => void = () => {};
    return {
      publish: (hint) => {
        if (!hints.isLost) for (const listener of listeners) if (listener !== own) listener(hint);
      },
      subscribe: (listener) => {
        own = listener;
        listeners.add(listener);
      },
      close: async () => {},
    };
  };
};

beforeAll(async () => {
  postgres = await startPostgres();
  const address = await postgres.database();
  const bus = sharedBus();
  for (let i = 0; i < 2; i++)
    servers.push(await testServer({ store: await openPostgres(address), bus: bus() }));
});
afterAll(async () => {
  for (const server of servers) await server.end();
  await postgres?.stop();
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
  ['with hints', false],
  ['with all hints lost', true],
])('%s', (_, isLost) => {
  test('a duel whose players are at two processes', { timeout: 120_000 }, async () => {
    hints.isLost = isLost;
    const [a, there] = await begin(servers[0]);
    const b = await elsewhere(there, servers[1]);
    there.close();
    await b.until(({ state }) => state !== null);
    await playOn([a, b], dice(5), isLost ? 8 : 60);
    const rows = await servers[0].store.rows(a.tableId, 0);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, i) => i + 1));
    await b.do({ type: 'concede' });
    await a.until(isOver);
    expect(a.state?.game).toEqual(b.state?.game);
    b.close();
  });
});

test('both devices of a seat answer at once, at two processes: one answer counts', {
  timeout: 60_000,
}, async () => {
  hints.isLost = false;
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
});
