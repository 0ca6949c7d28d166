// Sessions, both ways to talk, and everything that is not as it should be.

import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { EnvironmentError, readEnvironment } from '../src/environment.ts';
import type { ServerMessage } from '../src/protocol.ts';
import { REFUSAL_CODES } from '../src/refusal.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client } from './support/client.ts';
import { begin, dice, isAsked, playOn, someChoice } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const statusOf = (headers: Record<string, string>, path = '/api/socket'): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('error', () => {});
  });

describe('sessions', () => {
  test('a cookie that scripts cannot read, that links bring along, and of which the store knows only a hash', async () => {
    const client = new Client(server.port);
    const answer = await client.post('/api/session', {});
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^mad-king=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const behind = await client.post('/api/session', {}, { 'x-forwarded-proto': 'https' });
    // The one it has is kept, for as long again; and nobody but a trusted proxy can say that this is https.
    expect(behind.headers.get('set-cookie')).toBe(cookie);
    const token = client.cookie.split('=')[1];
    const db = new DatabaseSync(join(server.folder, 'mad-king.sqlite'), { readOnly: true });
    const all = JSON.stringify(db.prepare('select * from session').all());
    db.close();
    expect(all).not.toContain(token);
  });

  test('over https, as a trusted proxy says, cookies are secure and other pages have no hold on ours', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mad-king-https-'));
    const given = { PORT: '0', HOST: '127.0.0.1', DATA: folder, LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
    const proxied = await testServer({ environment: readEnvironment(given, folder) }, folder);
    const opener = 'cross-origin-opener-policy';
    const https = { 'x-forwarded-proto': 'https' };
    const secure = await new Client(proxied.port).post('/api/session', {}, https);
    expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(secure.headers.get(opener)).toBe('same-origin');
    // On plain http browsers pass over this header, and complain.
    const plain = await new Client(proxied.port).post('/api/session', {});
    expect(plain.headers.get('set-cookie')).not.toContain('Secure');
    expect(plain.headers.get(opener)).toBeNull();
    expect((await new Client(server.port).post('/api/session', {}, https)).headers.get(opener)).toBeNull();
    await proxied.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('no session, no socket; another site, no socket; GET makes no session', async () => {
    const client = new Client(server.port);
    expect(await statusOf({})).toBe(401);
    await client.post('/api/session', {});
    const { cookie } = client;
    expect(await statusOf({ cookie })).toBe(101);
    expect(await statusOf({ cookie, origin: `http://127.0.0.1:${server.port}` })).toBe(101);
    expect(await statusOf({ cookie, origin: 'http://evil.example' })).toBe(403);
    expect(await statusOf({ cookie, origin: 'null' })).toBe(403);
    expect(await statusOf({ cookie }, '/other')).toBe(404);
    expect(await statusOf({ cookie: 'mad-king=forged' })).toBe(401);
    const foreign = await client.post('/api/message', { type: 'lobby' }, { origin: 'http://evil.example' });
    expect(foreign.status).toBe(403);
    const got = await fetch(`http://127.0.0.1:${server.port}/api/session`);
    expect(got.status).toBe(400);
    expect(got.headers.get('set-cookie')).toBeNull();
  });

  test('a session moves to another device once, by token or by code', async () => {
    const [a] = await begin(server);
    const answer = await a.do({ type: 'hand-over' });
    if (answer.type !== 'hand-over') throw new Error('no hand-over');
    const phone = new Client(server.port);
    const typed = answer.code.toLowerCase().replace(/^(...)/, '$1 ');
    expect((await phone.post('/api/session', { handOver: typed })).status).toBe(200);
    await phone.connect();
    await phone.follow(a.tableId);
    expect(phone.table?.you).toBe(0);
    expect(phone.cookie).not.toBe(a.cookie);
    const late = new Client(server.port);
    for (const handOver of [answer.code, answer.token]) {
      const refused = await late.post('/api/session', { handOver });
      expect(await refused.json()).toMatchObject({ code: 'bad-hand-over', todo: 'new-link' });
    }
    phone.close();
  });

  test('a page of another protocol is told to reload', async () => {
    const client = await server.client();
    expect(await client.ask({ type: 'hello', protocol: 0 })).toMatchObject({
      code: 'old-page',
      todo: 'reload',
    });
  });
});

/** A stream of lines, read as they come. */
const stream = (
  client: Client,
  table: string,
  onLine: (message: ServerMessage) => void,
): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const asked = request(
      `http://${client.base}/api/stream?table=${table}`,
      { headers: { cookie: client.cookie } },
      (response) => {
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          const lines = (rest + chunk).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) onLine(JSON.parse(line) as ServerMessage);
        });
        resolve(() => asked.destroy());
      },
    );
    asked.on('error', reject);
    asked.end();
  });

describe('without sockets', () => {
  test('a bot plays by stream and single messages, and is marked as one', async () => {
    const host = await server.client();
    const id = await host.open({ heroes: 'random' });
    const bot = new Client(server.port);
    const { token } = (await (await bot.post('/api/session', { bot: true })).json()) as { token: string };
    const say = async (message: object): Promise<ServerMessage[]> => {
      const answer = await bot.post(
        '/api/message',
        { table: id, ...message },
        { authorization: `Bearer ${token}` },
      );
      return (await answer.json()) as ServerMessage[];
    };
    expect(await say({ type: 'sit', seat: 1, name: 'Robot', id: 7 })).toEqual([
      { type: 'done', table: id, re: 7 },
    ]);
    await host.until(({ table }) => table?.chairs[1].by === 'bot');
    expect(await say({ type: 'sit', seat: 0, name: 'Robot' })).toMatchObject([{ code: 'seat-taken' }]);
    expect(await say({ type: 'nonsense' })).toMatchObject([{ code: 'unknown-type' }]);
  });

  test('a stream tells the same as a socket, from where one has got to', async () => {
    const [a, b] = await begin(server);
    await playOn([a, b], dice(3), 12);
    const lines: ServerMessage[] = [];
    const end = await stream(a, a.tableId, (message) => lines.push(message));
    await a.until(() => lines.some(({ type }) => type === 'state'));
    const state = lines.find((message) => message.type === 'state');
    expect(state).toMatchObject({
      from: 0,
      events: a.events,
      game: a.state?.game,
      question: a.state?.question,
    });
    const before = lines.length;
    await playOn([a, b], dice(4), 3);
    await a.until(() => lines.length > before);
    end();
  });

  test('a stream of a table that is not there, or without a session', async () => {
    const nothing = await fetch(`http://127.0.0.1:${server.port}/api/stream?table=x`);
    expect(nothing.status).toBe(401);
    const client = new Client(server.port);
    await client.post('/api/session', {});
    const missing = await fetch(`http://127.0.0.1:${server.port}/api/stream?table=x`, {
      headers: { cookie: client.cookie },
    });
    expect(missing.status).toBe(404);
  });
});

describe('bad messages', () => {
  test('each gets one typed refusal with its number, changes nothing, and the next one is heard', async () => {
    const [a] = await begin(server);
    const before = (await server.store.rows(a.tableId, 0)).length;
    const wrong: [string, string][] = [
      ['', 'not-json'],
      ['nonsense', 'not-json'],
      ['[]', 'not-json'],
      ['null', 'not-json'],
      ['"text"', 'not-json'],
      ['{}', 'unknown-type'],
      ['{"type":"__proto__"}', 'unknown-type'],
      ['{"type":"constructor"}', 'unknown-type'],
      ['{"type":"choose"}', 'malformed'],
      [`{"type":"choose","table":"${a.tableId}","question":"1","text":"done"}`, 'malformed'],
      [`{"type":"choose","table":"${a.tableId}","question":-1,"text":"done"}`, 'malformed'],
      [`{"type":"choose","table":"../../etc","question":1,"text":"done"}`, 'malformed'],
      [`{"type":"choose","table":"${'x'.repeat(22)}","question":1,"text":"done"}`, 'no-table'],
      [`{"type":"say","table":"${a.tableId}","phrase":"<script>"}`, 'malformed'],
      [`{"type":"lobby","more":"${'x'.repeat(4090)}"}`, 'too-long'],
    ];
    for (const [text, code] of wrong) {
      const n = a.heard.length;
      a.raw(text);
      await a.until(({ heard }) => heard.slice(n).some(({ type }) => type === 'refused'), text.slice(0, 40));
      const refused = a.heard.slice(n).filter((message) => message.type === 'refused');
      expect(refused).toHaveLength(1);
      expect(refused[0], text.slice(0, 60)).toMatchObject({ code });
    }
    a.raw(Buffer.from([1, 2, 3]));
    await a.do({ type: 'lobby' });
    expect((await server.store.rows(a.tableId, 0)).length).toBe(before);
    expect(await a.ask({ type: 'choose' } as never)).toMatchObject({
      code: 'malformed',
      re: expect.any(Number),
    });
  });

  test('a message that is far too long ends the connection, and nobody else feels it', async () => {
    const client = await server.client();
    client.raw('x'.repeat(100_000));
    await client.until(({ closed }) => closed?.code === 1009);
  });

  test('20 in a minute close the connection', async () => {
    const strict = await testServer({ limits: {} });
    const client = await strict.client();
    for (let i = 0; i < 25; i++) client.raw('nonsense');
    await client.until(({ closed }) => closed?.code === 1008, 'the end of the connection');
    expect(client.heard.filter(({ type }) => type === 'refused').length).toBeLessThanOrEqual(25);
    await strict.end();
  });

  test('too much of anything is refused for a while, and says for how long', async () => {
    const strict = await testServer({
      limits: { open: { burst: 2, seconds: 60 }, find: { burst: 2, seconds: 60 } },
    });
    const client = await strict.client();
    await client.open();
    await client.open();
    expect(await client.ask({ type: 'open', name: 'Host' })).toMatchObject({ code: 'too-many', wait: 30 });
    expect(await client.refused({ type: 'find', code: 'AAAAAA' })).toBe('no-code');
    expect(await client.refused({ type: 'find', code: 'AAAAAB' })).toBe('no-code');
    expect(await client.refused({ type: 'find', code: 'AAAAAC' })).toBe('too-many');
    await strict.end();
  });

  test('every refusal has a code of its own', () => {
    expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length);
  });
});

describe('when things break', () => {
  test('a damaged row sets its table aside, and everybody else plays on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mad-king-damage-'));
    const first = await testServer({}, folder);
    const [a, b] = await begin(first);
    const [c, d] = await begin(first);
    await playOn([a, b], dice(1), 10);
    await first.end();
    const db = new DatabaseSync(join(folder, 'mad-king.sqlite'));
    db.prepare(
      "update log set text = 'play nothing' where game = ? and number = (select max(number) from log where game = ?)",
    ).run(a.tableId, a.tableId);
    db.close();
    const second = await testServer({}, folder);
    const again = await second.client();
    again.close();
    again.cookie = a.cookie;
    await again.connect();
    again.tableId = a.tableId;
    expect(await again.ask({ type: 'follow' })).toMatchObject({ code: 'damaged', todo: 'leave' });
    const record = await again.do({ type: 'record' });
    expect(record).toMatchObject({ type: 'record', text: expect.stringContaining('mad-king 1') });
    const fine = await second.client();
    fine.close();
    fine.cookie = c.cookie;
    await fine.connect();
    await fine.follow(c.tableId);
    expect(fine.table?.stage).toBe('playing');
    expect(d.tableId).toBe(c.tableId);
    await second.end();
  });

  test('nothing can be stored: the table waits, nobody is told anything, and the choice goes through later', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mad-king-full-'));
    const store = openSqlite(join(folder, 'full.sqlite'));
    const full = await testServer({ store });
    const clients = await begin(full);
    const draw = dice(2);
    store.pragma(`max_page_count = ${store.pragma('page_count')}`);
    /** A choice that finds the last page full, and who made it. */
    const untilFull = async (): Promise<{ asked: Client; question: number; text: string }> => {
      for (let made = 0; made < 200; made++) {
        await clients[0].until(() => clients.some(isAsked), 'a question');
        const asked = clients.find(isAsked) as Client;
        const question = asked.state?.question as number;
        const text = someChoice(asked, draw);
        const answer = await asked.ask({ type: 'choose', question, text });
        if (answer.type === 'refused') return { asked, question, text };
        await asked.until(({ state }) => state?.question !== question, 'the state after a choice');
      }
      throw new Error('the disk is never full');
    };
    const { asked, question, text } = await untilFull();
    const seen = () => clients.map(({ state, events }) => [state?.game, state?.question, events]);
    const before = seen();
    for (let i = 0; i < 3; i++)
      expect(await asked.ask({ type: 'choose', question, text })).toMatchObject({
        code: 'waiting',
        todo: 'again',
      });
    expect(seen()).toEqual(before);
    expect((await fetch(`http://127.0.0.1:${full.port}/healthz`)).status).toBe(200);
    store.pragma('max_page_count = 100000');
    await asked.do({ type: 'choose', question, text });
    await asked.until(({ state }) => state?.question !== question);
    await playOn(clients, dice(3), 3);
    await full.end();
  });

  test('all mistakes of the environment are told at once, and no secret is', () => {
    const wrong = { PORT: 'many', DATABASE_URL: 'mysql://secret', PUBLIC_URL: 'nowhere', LOG_LEVEL: 'loud' };
    expect(() => readEnvironment({ REDIS_URL: 'redis://:secret@here' }, '/')).toThrow(
      /^REDIS_URL must be redis:\/\/host:port, together with DATABASE_URL\.$/,
    );
    expect(() => readEnvironment(wrong, '/')).toThrow(EnvironmentError);
    try {
      readEnvironment(wrong, '/');
    } catch (error) {
      const { message } = error as Error;
      expect(message.split('\n')).toHaveLength(4);
      expect(message).not.toContain('secret');
    }
  });

  test('it says how it is, and tells numbers to its own machine only', async () => {
    const at = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${at}/healthz`)).status).toBe(200);
    expect((await fetch(`${at}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${at}/metrics`)).text();
    expect(metrics).toMatch(/mad_king_choices_total [1-9]/);
    expect(metrics).toMatch(/mad_king_refusals_total\{code="malformed"\}/);
  });
});
