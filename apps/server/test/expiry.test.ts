// What is taken away by itself, with a clock that is put forward: tables where nothing was begun, sessions that nobody uses.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORGOTTEN, NEVER_BEGUN } from '../src/room/next.ts';
import { SESSION_LIFE } from '../src/sessions.ts';
import { Client } from './support/client.ts';
import { begin, dice, isOver, playOn } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

let offset = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: () => Date.now() + offset });
});
afterAll(() => server.end());

const until = async (what: string, test: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 200; i++, await wait(50)) if (await test()) return;
  throw new Error(`waited in vain for ${what}`);
};
const rowsOf = async (table: string) => server.store.rows(table, 0);

test('a table where nothing was begun goes after a week, and its rows a day later; games stay', async () => {
  const others = await begin(server);
  const over = await begin(server);
  await over[0].do({ type: 'concede' });
  await over[1].until(isOver);
  const host = await server.client();
  const table = await host.open({ public: true });
  const code = host.table?.code as string;
  offset += NEVER_BEGUN - 60_000;
  await host.do({ type: 'lock', on: true });
  await host.do({ type: 'lock', on: false });
  offset += 120_000;
  await wait(600);
  // Something was done there since.
  expect((await rowsOf(table)).map(({ kind }) => kind)).toEqual(['open', 'lock', 'lock']);
  offset += NEVER_BEGUN;
  await until('the table to go', async () => (await rowsOf(table)).at(-1)?.kind === 'gone');
  expect(await host.refused({ type: 'lock', on: true })).toBe('no-table');
  const stranger = await server.client();
  expect(await stranger.refused({ type: 'follow', table })).toBe('no-table');
  expect(await stranger.refused({ type: 'find', code })).toBe('no-code');
  const lobby = await host.do({ type: 'lobby' });
  expect(JSON.stringify(lobby)).not.toContain(table);
  offset += FORGOTTEN + 1000;
  await until('its rows to go', async () => (await rowsOf(table)).length === 0);
  expect(await stranger.refused({ type: 'follow', table })).toBe('no-table');
  for (const { tableId } of [others[0], over[0]]) expect((await rowsOf(tableId)).length).toBeGreaterThan(5);
  await playOn(others, dice(1), 1);
});

test('a session that nobody uses for half a year is forgotten; one that is used stays', async () => {
  const isKnown = async (client: Client): Promise<boolean> => {
    const answer = await client.post('/api/message', { type: 'lobby' });
    return answer.status === 200;
  };
  const [used, unused] = [new Client(server.port), new Client(server.port)];
  for (const client of [used, unused]) await client.post('/api/session', {});
  offset += SESSION_LIFE / 2;
  const again = await used.post('/api/session', {});
  expect(again.headers.get('set-cookie')).toMatch(new RegExp(`^${used.cookie}; .*Max-Age=15552000`));
  offset += SESSION_LIFE / 2 + 1000;
  // Seen from outside: asking the server would use it.
  const file = new DatabaseSync(join(server.folder, 'mad-king.sqlite'), { readOnly: true });
  const old = file.prepare('select count(*) as sessions from session where since < ?');
  await until('old sessions to go', async () => old.get(Date.now() + offset - SESSION_LIFE)?.sessions === 0);
  file.close();
  expect(await isKnown(unused)).toBe(false);
  expect(await isKnown(used)).toBe(true);
});
