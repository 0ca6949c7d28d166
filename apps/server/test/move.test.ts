// From SQLite to PostgreSQL and back, and copies made while people play.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf } from '../src/room/replay.ts';
import { backupStore, moveStore } from '../src/store/move.ts';
import { PART_NAMES, type Values, type WholeStore } from '../src/store/parts.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { FILE, openSqlite } from '../src/store/sqlite.ts';
import { StoreError } from '../src/store/store.ts';
import { Client } from './support/client.ts';
import { Crowd } from './support/crowd.ts';
import { begin, dice, isAsked, isOver, playOn } from './support/duel.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { startProcess } from './support/process.ts';
import { testServer } from './support/server.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'mad-king-move-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What is told; or the sentence that says why not. */
const told = (act: Promise<unknown>): Promise<unknown> =>
  act.catch((error) => (error instanceof StoreError ? error.message : Promise.reject(error)));

const everything = async ({ parts }: WholeStore): Promise<Values[][]> =>
  Promise.all(
    PART_NAMES.map(async (part) => {
      const rows = await parts.read(part, null, 1e6);
      return rows.map((row) => ({ ...row })).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    }),
  );

/** The same person, with nothing but the cookie, at the same table. */
const again = async (client: Client, port: number): Promise<Client> => {
  const other = new Client(port);
  other.cookie = client.cookie;
  await other.connect();
  await other.follow(client.tableId);
  return other;
};

test('a server moves to PostgreSQL, people play on there, and it moves back', async () => {
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  const address = await postgres.database();
  const first = await testServer({}, here);
  const clients = await begin(first);
  await playOn(clients, dice(4), 12);
  const ended = await begin(first);
  await ended[0].do({ type: 'concede' });
  await ended[1].until(isOver);
  const host = await first.client();
  await host.open({ public: true });
  await host.do({ type: 'hand-over' });
  expect(await told(moveStore(here, address))).toMatch(/ is in use by process \d+ on /);
  await first.end();

  const moved = await moveStore(here, address);
  const before = openSqlite(join(here, FILE));
  const stored = await everything(before);
  await before.close();
  expect(moved.log).toBeGreaterThan(30);
  expect(stored.map((rows) => rows.length)).toEqual(Object.values(moved));

  const store = await openPostgres(address);
  expect(await everything(store)).toEqual(stored);
  const second = await testServer({ store });
  expect(await told(moveStore(address, there))).toMatch(/ is in use by 1 processes: end them first\.$/);
  const back = await Promise.all(clients.map((client) => again(client, second.port)));
  for (const [seat, client] of back.entries()) {
    await client.until(({ state }) => state !== null, 'the game');
    expect(client.state?.game).toEqual(clients[seat].state?.game);
  }
  await playOn(back, dice(5), 6);
  for (const client of back) client.close();
  await second.end();

  await moveStore(address, join(there, FILE));
  const third = await testServer({}, there);
  const home = await Promise.all(back.map((client) => again(client, third.port)));
  await home[0].until(() => home.some(isAsked), 'a question');
  for (const [seat, client] of home.entries()) expect(client.state?.game).toEqual(back[seat].state?.game);
  await playOn(home, dice(6), 3);
  for (const client of home) client.close();
  await third.end();
});

test('what cannot be moved is told in one sentence, and changes nothing', async () => {
  const full = join(folder, 'full.sqlite');
  const store = openSqlite(full);
  await store.beat(1, 1);
  await store.close();
  const text = join(folder, 'text');
  writeFileSync(text, 'this is no database, but long enough to be looked at as if it were one\n'.repeat(20));
  const fresh = join(folder, 'fresh.sqlite');
  const address = await postgres.database();
  const refused: [from: string, to: string, why: RegExp][] = [
    [join(folder, 'nowhere'), fresh, /^There is no SQLite file at .*nowhere\.$/],
    [text, fresh, /^.*text is no SQLite file: choose another one\.$/],
    [address, full, /^SQLite file .* is not empty \(1 rows in "beat"\): choose one that is\.$/],
    [full, full, /^.* is in use by process /],
    [
      full,
      `${address}-missing`,
      /^PostgreSQL .* does not exist: make it with createdb, or name another one\. \(3D000\)$/,
    ],
    [full, 'postgres://127.0.0.1:1/none', /^PostgreSQL .* cannot be reached: .* \(ECONNREFUSED\)$/],
  ];
  for (const [from, to, why] of refused) expect(await told(moveStore(from, to))).toMatch(why);
  expect(existsSync(fresh)).toBe(false);
});

test('a copy made while people play holds all that was acknowledged before it, and can be played on', async () => {
  const [data, restored] = [join(folder, 'data'), join(folder, 'restored')];
  const server = await startProcess({ DATA: data });
  const crowd = new Crowd([server.port], 20);
  await crowd.sitDown(4);
  crowd.play();
  await crowd.more(40);
  const before = crowd.pages.map(({ acknowledged }) => acknowledged.length);
  mkdirSync(restored);
  const copy = join(restored, FILE);
  await backupStore(data, copy);
  expect(await told(backupStore(data, copy))).toBe(
    `${copy} is there already: choose another name for the copy.`,
  );
  await crowd.more(4);
  await crowd.calm();
  await server.end('SIGKILL');
  const store = openSqlite(copy);
  for (const [i, { acknowledged, client, seat }] of crowd.pages.entries()) {
    const rows = await store.rows(client.tableId, 0);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, n) => n + 1));
    for (const { question, text } of acknowledged.slice(0, before[i]))
      expect(answerOf(rows, seat, question)).toBe(text);
  }
  await store.close();
  const second = await testServer({}, restored);
  for (const pages of crowd.games().values()) {
    const clients = await Promise.all(pages.map(({ client }) => again(client, second.port)));
    await clients[0].until(() => clients.some(isAsked), 'a question');
    await playOn(clients, dice(9), 3);
    for (const client of clients) client.close();
  }
  await second.end();
});
