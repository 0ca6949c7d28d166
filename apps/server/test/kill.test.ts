// kill -9 in the middle of play, over and over: nothing that was acknowledged is lost, and everybody is back at the same decision.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answerOf } from '../src/room/replay.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client } from './support/client.ts';
import { begin, dice } from './support/duel.ts';
import { freePort } from './support/port.ts';
import { startProcess } from './support/process.ts';
import type { TestServer } from './support/server.ts';

const ROUNDS = 4;
const GAMES = 12;
const folder = mkdtempSync(join(tmpdir(), 'mad-king-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Acknowledged {
  table: string;
  seat: number;
  question: number;
  text: string;
}

/** Plays on by chance until it is told to stop, sending again what was not answered. */
const player = async (
  client: Client,
  seat: number,
  noted: Acknowledged[],
  isEnd: () => boolean,
): Promise<void> => {
  const draw = dice(seat + noted.length + 7);
  while (!isEnd()) {
    try {
      await client.until(
        ({ state, closed }) => isEnd() || closed !== null || (state !== null && state.question !== null),
        'a question',
      );
      if (isEnd()) return;
      if (client.closed !== null || client.state === null || client.state.question === null) {
        await client.connect();
        await client.follow(client.tableId);
        continue;
      }
      const { question, options } = client.state;
      const text = options[draw(options.length)];
      const answer = await Promise.race([
        client.ask({ type: 'choose', question, text }),
        client.until(({ closed }) => closed !== null).then(() => null),
      ]);
      if (answer?.type === 'done') noted.push({ table: client.tableId, seat, question, text });
      if (answer?.type === 'done')
        await client.until(({ state, closed }) => closed !== null || state?.question !== question);
    } catch {
      // The server is away for a moment.
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
    }
  }
};

test('kill -9 in the middle of play', { timeout: 180_000 }, async () => {
  const PORT = String(await freePort());
  let server = await startProcess({ DATA: folder, PORT });
  const connect = (): Promise<Client> => new Client(server.port).connect();
  const noted: Acknowledged[] = [];
  let isEnd = false;
  const playing: Promise<void>[] = [];
  for (let game = 0; game < GAMES; game++) {
    const clients = await begin({ client: connect } as unknown as TestServer, { mode: 'koth', seats: 3 }, 3);
    playing.push(...clients.map((client, seat) => player(client, seat, noted, () => isEnd)));
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = noted.length;
    for (let i = 0; i < 100 && noted.length < before + 60; i++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(noted.length).toBeGreaterThan(before);
    expect(await server.end('SIGKILL')).toBeNull();
    server = await startProcess({ DATA: folder, PORT });
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  isEnd = true;
  await Promise.all(playing);
  const began = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - began).toBeLessThan(5000);
  const store = openSqlite(join(folder, 'mad-king.sqlite'));
  for (const { table, seat, question, text } of noted)
    expect(answerOf(await store.rows(table, 0), seat, question)).toBe(text);
  const gaps = await store.gaps();
  expect(gaps.length).toBeLessThanOrEqual(ROUNDS);
  await store.close();
  expect(noted.length).toBeGreaterThan(100);
});
