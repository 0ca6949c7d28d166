// The record of a game that is over: everybody who was there can have it, and check its dice.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { NONE, readRecord, writeRecord } from '@mad-king/engine';
import { type Seen, type Share, throwsOf, verify } from '@mad-king/fair';
import * as rules from '@mad-king/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './support/client.ts';
import { begin, dice, playOn } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

let offset = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: () => Date.now() + offset });
});
afterAll(() => server.end());

const recordFor = async (client: Client): Promise<string> => {
  const answer = await client.do({ type: 'record' });
  if (answer.type !== 'record') throw new Error(`no record, but ${answer.type}`);
  return answer.text;
};

const download = (client: Client): Promise<Response> =>
  fetch(`http://${client.base}/api/record?table=${client.tableId}`, { headers: { cookie: client.cookie } });

/** What a page remembers of the table: what was shown before the game began. */
const seenBy = ({ table }: Client): Seen => ({
  commitment: table?.seal.mark,
  shares: table?.chairs.map(({ mark }, seat): Share => {
    return mark === null ? null : { commitment: mark, nonce: table.nonces?.[seat] ?? null };
  }),
});

const LAB = join(import.meta.dirname, '../../../packages/lab/src/main.ts');
const lab = (name: string, text: string) => {
  const file = join(server.folder, name);
  writeFileSync(file, text);
  return spawnSync(process.execPath, ['--no-warnings', LAB, 'verify', file], { encoding: 'utf8' });
};

/** The record with dice kept otherwise for once. */
const changed = (text: string): string => {
  const record = readRecord(text);
  const at = record.choices.findIndex((choice) => /^keep \d/.test(choice));
  if (at < 0) throw new Error('nobody kept any dice');
  return writeRecord({ ...record, choices: record.choices.with(at, 'keep none') });
};

test('a duel over sockets is downloaded and verified; with one choice changed it fails and says why', async () => {
  const [a, b] = await begin(server);
  const watcher = await server.client();
  await watcher.follow(a.tableId);
  await playOn([a, b], dice(11), 40);
  expect(await a.refused({ type: 'record' })).toBe('not-over');
  expect((await download(watcher)).status).toBe(400);
  expect([a, b, watcher].some(({ state }) => state?.opened !== null)).toBe(false);
  await playOn([a, b], dice(12));

  const texts = await Promise.all([a, b, watcher].map(recordFor));
  const file = await download(watcher);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(new Set([...texts, await file.text()]).size).toBe(1);
  const [text] = texts;
  const record = readRecord(text);
  expect(record.setup.random).toBe('keyed');
  expect(text).toContain(`secret ${a.state?.opened?.secret}`);
  expect(verify(text, rules, seenBy(a))).toMatchObject({ fault: null, withheld: [] });
  expect(lab('fair.txt', text)).toMatchObject({ status: 0 });

  const forged = changed(text);
  expect(verify(forged, rules).fault?.reason).toMatch(/illegal|other-result|seal/);
  const failed = lab('forged.txt', forged);
  expect(failed.status).toBe(1);
  expect(failed.stderr).toMatch(/forged\.txt: \S+/);
}, 120_000);

test('the dice that a seat saw are those of the record', async () => {
  const [a, b] = await begin(server);
  const before = a.events.length;
  await playOn([a, b], dice(13), 60);
  await b.do({ type: 'concede' });
  await a.until(({ state }) => state?.opened !== null);
  expect(a.events.length).toBeGreaterThan(before);
  const seen = throwsOf(a.events, 0, 0).map((thrown) => thrown.dice);
  const line = /dice (.*)/.exec(await recordFor(a))?.[1];
  expect(seen.join(' ')).toBe(line);
});

test('whoever watches from behind has the record when they have seen the end', async () => {
  const [a, b] = await begin(server, { delay: 2 });
  const watcher = await server.client();
  await watcher.follow(a.tableId);
  await playOn([a, b], dice(14), 10);
  await b.do({ type: 'concede' });
  await a.until(({ state }) => state?.opened !== null);
  expect(await watcher.refused({ type: 'record' })).toBe('not-over');
  const text = await recordFor(a);
  offset += 125_000;
  expect(await recordFor(watcher)).toBe(text);
  expect(watcher.table?.you ?? NONE).toBe(NONE);
});
