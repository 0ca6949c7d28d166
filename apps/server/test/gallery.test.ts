// Those who look on, what is said, and the lobby.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './support/client.ts';
import { begin, dice, isOver, playOn } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

let offset = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: () => Date.now() + offset });
});
afterAll(() => server.end());

describe('spectators', () => {
  test('see what is public, are counted, and everything after the end', async () => {
    const [a, b] = await begin(server);
    await playOn([a, b], dice(1), 8);
    const watcher = await server.client();
    await watcher.follow(a.tableId);
    await watcher.until(({ state }) => state !== null);
    await a.until(({ table }) => table?.watching === 1);
    expect(watcher.table).toMatchObject({ you: null, watcher: true });
    expect(watcher.state?.question).toBeNull();
    expect(watcher.events.every((event) => event.type !== 'drew' || event.cards === undefined)).toBe(true);
    await b.do({ type: 'concede' });
    await watcher.until(isOver);
    expect(watcher.state?.opened).not.toBeNull();
    watcher.close();
    await a.until(({ table }) => table?.watching === 0);
  });

  test('where nobody may watch, a link shows the table and no game', async () => {
    const [a] = await begin(server, { spectators: false });
    const watcher = await server.client();
    await watcher.follow(a.tableId);
    expect(watcher.table?.stage).toBe('playing');
    await playOn([a], dice(1), 0);
    expect(watcher.state).toBeNull();
  });

  test('at most 50 at a table', { timeout: 60_000 }, async () => {
    const host = await server.client();
    const id = await host.open();
    const watchers: Client[] = [];
    for (let i = 0; i < 50; i++) {
      const watcher = await server.client();
      await watcher.follow(id);
      watchers.push(watcher);
    }
    const late = await server.client();
    late.tableId = id;
    expect(await late.refused({ type: 'follow' })).toBe('gallery-full');
    watchers[0].close();
    await host.until(({ table }) => table?.watching === 49);
    await late.follow(id);
  });

  test('some minutes behind, they see the game as it was, and not its end before it comes', async () => {
    const [a, b] = await begin(server, { delay: 2 });
    await playOn([a, b], dice(2), 6);
    const watcher = await server.client();
    await watcher.follow(a.tableId);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(watcher.state).toBeNull();
    offset += 121_000;
    await watcher.until(({ state }) => state !== null, 'the game of then');
    const then = watcher.events.length;
    await b.do({ type: 'concede' });
    await a.until(isOver);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(isOver(watcher)).toBe(false);
    expect(watcher.table?.stage).toBe('playing');
    expect(watcher.bytes.some((text) => text.includes('"secret"'))).toBe(false);
    offset += 121_000;
    await watcher.until(isOver, 'the end');
    expect(watcher.events.length).toBeGreaterThan(then);
    await watcher.until(({ table }) => table?.stage === 'over', 'the table to be over');
  });
});

describe('manners', () => {
  test('phrases by their ids, heard by all; not by strangers said', async () => {
    const [a, b] = await begin(server);
    const watcher = await server.client();
    await watcher.follow(a.tableId);
    await a.do({ type: 'say', phrase: 'mad-dice' });
    for (const client of [b, watcher])
      await client.until(({ heard }) =>
        heard.some((message) => message.type === 'said' && message.phrase === 'mad-dice'),
      );
    expect(await watcher.refused({ type: 'say', phrase: 'hello' })).toBe('not-yours');
  });

  test('free chat is open while all people want it', async () => {
    const [a, b] = await begin(server);
    expect(await a.refused({ type: 'chat', text: 'hi' })).toBe('no-chat');
    await a.do({ type: 'want-chat', on: true });
    await b.until(({ table }) => table?.chairs[0].chat === true);
    expect(await a.refused({ type: 'chat', text: 'hi' })).toBe('no-chat');
    await b.do({ type: 'want-chat', on: true });
    await a.until(({ table }) => table?.chat === true);
    await a.do({ type: 'chat', text: 'hi' });
    await b.until(({ heard }) => heard.some((message) => message.type === 'chat' && message.text === 'hi'));
    await b.do({ type: 'want-chat', on: false });
    expect(await a.refused({ type: 'chat', text: 'hi' })).toBe('no-chat');
  });
});

describe('lobby', () => {
  test('public tables with free seats, games to watch, and one’s own', async () => {
    const host = await server.client();
    const options = { health: 25 as const };
    const id = await host.open({ public: true, options });
    const closed = await server.client();
    const hidden = await closed.open();
    const guest = await server.client();
    const lobby = await guest.do({ type: 'lobby' });
    if (lobby.type !== 'lobby') throw new Error('no lobby');
    expect(lobby.open.find((table) => table.id === id)).toMatchObject({ mode: 'duel', options });
    expect(lobby.open.map((table) => table.id)).not.toContain(hidden);
    expect(lobby.mine).toEqual([]);
    const own = await closed.do({ type: 'lobby' });
    expect(own.type === 'lobby' && own.mine.map((table) => table.id)).toEqual([hidden]);
    const clients = await begin(server, { public: true });
    const after = await guest.do({ type: 'lobby' });
    expect(after.type === 'lobby' && after.running.map((table) => table.id)).toContain(clients[0].tableId);
    const mine = await Promise.all(clients.map((client) => client.do({ type: 'lobby' })));
    const asked = mine.map(
      (one) => one.type === 'lobby' && one.mine.find((table) => table.id === clients[0].tableId)?.asked,
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
  });
});
