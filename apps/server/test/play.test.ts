// Playing at a table, over real sockets and a real store.

import { readRecord, replay, view } from '@mad-king/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryOf } from '../src/rules.ts';
import { begin, dice, isAsked, isOver, playOn, someChoice } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('a duel from the link to the end, and its record replays', async () => {
  const [a, b] = await begin(server);
  await playOn([a, b], dice(1));
  expect(a.table?.stage).toBe('over');
  const answer = await a.do({ type: 'record' });
  if (answer.type !== 'record') throw new Error('no record');
  const record = readRecord(answer.text);
  const game = replay(libraryOf(record.setup.heroes), record);
  expect(game.result).toEqual(a.state?.game.game.result);
  expect(a.state?.opened?.seed).toBe(record.setup.seed);
});

test('opening a link takes nothing: nobody sits down by looking', async () => {
  const host = await server.client();
  const id = await host.open();
  const guest = await server.client();
  await guest.follow(id);
  expect(guest.table?.you).toBeNull();
  expect(guest.table?.chairs.map(({ by }) => by)).toEqual(['person', 'free']);
  expect(await guest.refused({ type: 'rise' })).toBe('not-yours');
});

test('the same answer again is answered as the first time; another one is stale', async () => {
  const clients = await begin(server);
  const asked = clients.find(isAsked);
  if (asked === undefined) throw new Error('nobody is asked');
  const question = asked.state?.question as number;
  const text = someChoice(asked, dice(5));
  await asked.do({ type: 'choose', question, text });
  await asked.do({ type: 'choose', question, text });
  expect(await asked.refused({ type: 'choose', question, text: 'option 8' })).toBe('stale');
  await playOn(clients, dice(6), 30);
  await asked.do({ type: 'choose', question, text });
  expect(await asked.refused({ type: 'choose', question, text: 'option 9' })).toBe('stale');
  const rows = await server.store.rows(asked.tableId, 0);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
});

test('a seat chooses and concedes only for itself', async () => {
  const clients = await begin(server);
  const asked = clients.find(isAsked);
  const other = clients.find((client) => client !== asked);
  if (asked === undefined || other === undefined) throw new Error('nobody is asked');
  const question = asked.state?.question as number;
  expect(await other.refused({ type: 'choose', question, text: 'done' })).toBe('not-asked');
  const seat = clients.indexOf(other);
  expect(await asked.refused({ type: 'choose', question, text: `concede ${seat + 1}` })).toBe('illegal');
  const stranger = await server.client();
  await stranger.follow(asked.tableId);
  expect(await stranger.refused({ type: 'choose', question, text: 'done' })).toBe('not-yours');
  expect(await stranger.refused({ type: 'concede' })).toBe('not-yours');
  await other.do({ type: 'concede' });
  await asked.until(isOver);
  expect(asked.state?.game.game.result?.winner).toBe(clients.indexOf(asked));
});

test('whoever comes back gets what is missing, on any device, and both are live', async () => {
  const [a, b] = await begin(server);
  await playOn([a, b], dice(2), 10);
  b.terminate();
  await b.until(({ closed }) => closed !== null);
  await a.until(({ table }) => table?.chairs[1].here === false, 'the seat to be gone');
  // Nothing of B's is asked meanwhile; A plays as far as it gets.
  while (isAsked(a)) await playOn([a], dice(3), 1).catch(() => {});
  await b.connect();
  await b.follow(a.tableId);
  const fresh = await server.client();
  fresh.close();
  fresh.cookie = b.cookie;
  await fresh.connect();
  await fresh.follow(a.tableId);
  await b.until(isAsked);
  await fresh.until(isAsked);
  expect(fresh.table?.you).toBe(1);
  expect(fresh.events).toEqual(b.events);
  expect(fresh.state?.game).toEqual(b.state?.game);
  await playOn([a, b, fresh], dice(4), 20);
  await fresh.until(({ state }) => JSON.stringify(state?.game) === JSON.stringify(b.state?.game));
  expect(fresh.events).toEqual(b.events);
});

test('what a page is sent is what its seat may know, and it can play on it', async () => {
  const [a] = await begin(server);
  const room = server.house.rooms.get(a.tableId);
  const game = room?.state?.live?.game;
  if (game === undefined) throw new Error('no game');
  const seen = view(a.game(), 0);
  expect(seen.seats[0].hand).toHaveLength(4 + (game.active === 0 && game.first !== 0 ? 1 : 0));
  expect(seen.seats[1].hand).toBeNull();
  expect(a.state?.game.game.random).toEqual([0, 0, 0, 0]);
});

test('a game is played on after the server was ended and started again', async () => {
  const first = await testServer();
  const [a, b] = await begin(first);
  await playOn([a, b], dice(7), 25);
  await first.close();
  for (const client of [a, b]) await client.until(({ closed }) => closed?.code === 1012);
  const before = { a: a.state, b: b.state, events: a.events };
  expect(a.closed?.reason).toMatch(/^retry \d+$/);
  const second = await testServer({}, first.folder);
  for (const [old, state] of [
    [a, before.a],
    [b, before.b],
  ] as const) {
    const again = await second.client();
    again.close();
    again.cookie = old.cookie;
    await again.connect();
    await again.follow(old.tableId);
    await again.until((client) => client.state !== null);
    expect(again.state?.game).toEqual(state?.game);
    expect(again.state?.question).toBe(state?.question);
    if (old === a) expect(again.events).toEqual(before.events);
  }
  await second.end();
});
