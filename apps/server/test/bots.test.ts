// The examples of docs/PROTOCOL.md play whole games, as programs of their own.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { start } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

const BOTS = join(import.meta.dirname, '../bots');
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const run = (command: string, args: string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('exit', (code) => resolve({ code, output }));
  });

const LAB = join(import.meta.dirname, '../../../packages/lab/src/main.ts');

test.each([
  ['Python', 'python3', ['online_bot.py']],
  ['TypeScript', process.execPath, ['--no-warnings', 'online-bot.ts']],
])('a bot in %s plays to the end', { timeout: 120_000 }, async (_, command, [...args]) => {
  const host = await server.client();
  await host.open();
  const file = join(BOTS, args.pop() ?? '');
  const bot = run(command, [
    ...args,
    file,
    `http://127.0.0.1:${server.port}`,
    host.table?.code ?? '',
    'Robot',
  ]);
  await host.until(({ table }) => table?.chairs[1].by === 'bot', 'the bot to sit down', 20_000);
  expect(host.table?.chairs[1].name).toBe('Robot');
  await host.do({ type: 'pick', heroes: ['monk'] });
  await host.until(({ table }) => table?.chairs[1].ready === true, 'the bot to be ready');
  await start([host]);
  await host.until(({ state }) => (state?.game.game.turn ?? 0) > 0);
  for (let i = 0; i < 2000 && host.state?.game.game.result === null; i++) {
    await host.until(
      ({ state }) => state?.question !== null || state?.game.game.result !== null,
      'the bot',
      30_000,
    );
    const { question = null, options = [] } = host.state ?? {};
    if (question !== null)
      await host.ask({
        type: 'choose',
        question,
        text: options.find((text) => /^(done|pass)$/.test(text)) ?? options[0],
      });
    await host.until(({ state }) => state?.question !== question || state?.game.game.result !== null);
  }
  expect(await bot).toEqual({ code: 0, output: 'over\n' });
});

test('the lab plays at a table with one of its policies', { timeout: 120_000 }, async () => {
  const host = await server.client();
  await host.open();
  const url = `http://127.0.0.1:${server.port}`;
  const args = ['online', url, host.table?.code ?? '', '--policy', 'squire', '--hero', 'ninja'];
  const bot = run(process.execPath, ['--no-warnings', LAB, ...args]);
  await host.until(({ table }) => table?.chairs[1].by === 'bot', 'the lab to sit down', 30_000);
  await host.do({ type: 'pick', heroes: ['monk'] });
  await host.until(({ table }) => table?.chairs[1].ready === true, 'the lab to be ready');
  await start([host]);
  await host.until(({ state }) => (state?.events.length ?? 0) > 0);
  await host.do({ type: 'concede' });
  expect(await bot).toEqual({ code: 0, output: expect.stringMatching(/^won as ninja after \d+ choices\n$/) });
  const nobody = await run(process.execPath, ['--no-warnings', LAB, 'online', url, 'AAAAAA']);
  expect(nobody).toEqual({ code: 1, output: 'find: No table has this code.\n' });
});
