// Hostile messages by the ten thousand: each is answered once with a type and a code, none breaks anything, and the game of others
// is not touched. `npm run load -- hostile` says a hundred thousand.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, dice, isAsked, playOn } from './support/duel.ts';
import { Attacker, hostileMessages } from './support/hostile.ts';
import { begunTable, sessionOf } from './support/quiet-house.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('ten thousand of them', { timeout: 120_000 }, async () => {
  const clients = await begin(server);
  await playOn(clients, dice(1), 10);
  const [{ tableId: victim, said: heard }] = clients;
  const tables = [victim, await (await server.client()).open(), 'A'.repeat(22)];
  const before = await server.store.rows(victim, 0);
  const attacker = new Attacker(server.house, { id: 'stranger'.padEnd(22, 'x'), isBot: false });
  const rooms = server.house.rooms.size;
  for (const message of hostileMessages({ tables, heard }, 10_000, 1)) await attacker.say(message);
  attacker.close();
  expect(attacker.troubles).toEqual([]);
  expect(attacker.answers.size).toBeGreaterThan(15);
  expect(server.house.rooms.size).toBeLessThanOrEqual(rooms + 5);
  expect(await server.store.rows(victim, 0)).toEqual(before);
  // And the game goes on.
  await clients[0].until(() => clients.some(isAsked));
  await playOn(clients, dice(2), 3);
});

test('three thousand of somebody who sits at the table: nothing is done in the name of another seat', async () => {
  const rows = await begunTable({}, ['barbarian', 'paladin']);
  const [{ table }] = rows;
  await server.store.append(rows.map((row) => ({ row, due: null })));
  const attacker = new Attacker(server.house, sessionOf(1));
  const heard = ['done', 'pass', 'keep none', 'concede 1'].flatMap((text) =>
    [1, 2, 3].map((question) => JSON.stringify({ type: 'choose', table, question, text, seat: 0 })),
  );
  await attacker.say(JSON.stringify({ type: 'follow', table }));
  for (const message of hostileMessages({ tables: [table], heard }, 3000, 2)) await attacker.say(message);
  attacker.close();
  expect(attacker.troubles).toEqual([]);
  const done = (await server.store.rows(table, 0)).slice(rows.length);
  expect(done.filter(({ seat, kind }) => seat === 0 && kind !== 'auto')).toEqual([]);
  expect(done.length).toBeGreaterThan(0);
});
