// Rules change, games go on: a game begun under one mark is finished, and verifies, after a release that changed a card.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readRecord } from '@mad-king/engine';
import { verify } from '@mad-king/fair';
import * as current from '@mad-king/rules';
import { keepRules } from '@mad-king/rules/keep';
import { KeptRules } from '@mad-king/rules/kept';
import type { Rules } from '@mad-king/rules/load';
import { afterAll, expect, test } from 'vitest';
import type { Client } from './support/client.ts';
import { begin, dice, isAsked, playOn } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'mad-king-deploy-'));
const rules = join(folder, 'rules');
const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.end();
  rmSync(folder, { recursive: true });
});

/** The release after this one: the Barbarian's Smack deals one more. */
const nextRelease = (): Rules => {
  const content = structuredClone(current.content);
  const barbarian = content.heroes.find(({ id }) => id === 'barbarian');
  const smack = barbarian?.abilities.find(({ id }) => id === 'smack');
  const deal = smack?.levels[1]?.rows?.[0].do[0] as { do: string; amount: number } | undefined;
  if (deal?.do !== 'deal') throw new Error('Smack is written otherwise than this test expects');
  deal.amount++;
  const library = current.compile(content);
  return { ...current, content, library, mark: current.contentMark(library) };
};

const start = async (release?: Rules): Promise<TestServer> => {
  const server = await testServer(release === undefined ? {} : { release }, folder);
  servers.push(server);
  return server;
};

/** The same person, at the server that runs now. */
const comeBack = async (server: TestServer, { cookie, tableId }: Client): Promise<Client> => {
  const client = await server.client();
  client.close();
  client.cookie = cookie;
  await client.connect();
  await client.follow(tableId);
  await client.until(({ state }) => state !== null, 'the state');
  return client;
};

const recordFor = async (client: Client): Promise<string> => {
  const answer = await client.do({ type: 'record' });
  return answer.type === 'record' ? answer.text : '';
};

test('a game begun under one mark is finished after a release that changed a card', async () => {
  const kept = await keepRules(rules);
  const first = await start();
  const before = await begin(first);
  await playOn(before, dice(21), 60);
  const state = before[0].state;
  expect(state?.rules).toBe(kept.mark);
  await first.close();

  const release = nextRelease();
  const second = await start(release);
  const [a, b] = [await comeBack(second, before[0]), await comeBack(second, before[1])];
  expect(a.state?.game).toEqual(state?.game);
  expect(a.state?.rules).toBe(kept.mark);

  // A page of the new release finds the rules of the game.
  writeFileSync(`${kept.file}.gz`, gzipSync(readFileSync(kept.file)));
  const file = await fetch(`http://${a.base}/rules/${kept.mark}.js`);
  expect(file.headers.get('content-type')).toContain('javascript');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('content-encoding')).toBe('gzip');
  expect(await file.text()).toBe(readFileSync(kept.file, 'utf8'));
  for (const nothing of ['0'.repeat(32), '..%2Fmad-king', '.draft-1-1'])
    expect((await fetch(`http://${a.base}/rules/${nothing}.js`)).status, nothing).toBe(404);

  await playOn([a, b], dice(22));
  const text = await recordFor(a);
  const { setup, rules: mark } = readRecord(text);
  expect(mark).toBe(current.rulesMark(current.library, setup.heroes));
  expect(mark).not.toBe(release.rulesMark(release.library, setup.heroes));
  const found = await new KeptRules(rules, release).forGame(setup.heroes, mark ?? '');
  // Whoever has no more than the record asks which release it is.
  const ask = async (query: Record<string, string>): Promise<Response> =>
    fetch(`http://${a.base}/api/rules?${new URLSearchParams(query)}`);
  const heroes = setup.heroes.join(' ');
  expect(await (await ask({ game: mark ?? '', heroes })).json()).toEqual({ mark: kept.mark });
  expect(await (await ask({ game: '0'.repeat(32), heroes })).json()).toEqual({ mark: null });
  for (const wrong of [{}, { game: 'x', heroes }, { game: mark ?? '', heroes: 'nobody' }])
    expect((await ask(wrong as Record<string, string>)).status).toBe(400);
  if (found === null) throw new Error('the rules are gone');
  expect(verify(text, found).fault).toBeNull();
  expect(verify(text, release).fault).toEqual({ reason: 'other-rules', mark });

  // What begins now is played with the new card.
  const [c] = await begin(second);
  expect(c.state?.rules).toBe(release.mark);
  await second.close();
}, 120_000);

test('a computer plays on by the rules the game was begun with', async () => {
  const first = await start();
  const host = await first.client();
  await host.open();
  await host.do({ type: 'computer', seat: 1, level: 'squire' });
  await host.do({ type: 'pick', heroes: ['barbarian'] });
  await host.do({ type: 'pick', heroes: ['paladin'], seat: 1 });
  await host.ready();
  await host.until(({ table }) => table?.stage === 'sealing', 'sealing');
  await host.show();
  await playOn([host], dice(23), 10);
  await first.close();

  const second = await start(nextRelease());
  const again = await comeBack(second, host);
  const turn = again.state?.game.game.turn ?? 0;
  for (let i = 0; i < 200 && (again.state?.game.game.turn ?? 0) < turn + 3; i++) {
    await again.until(isAsked, 'a question');
    await playOn([again], dice(24 + i), 1);
  }
  const rows = await second.store.rows(again.tableId, 0);
  expect(rows.filter(({ kind }) => kind === 'auto').length).toBeGreaterThan(3);
  expect(again.state?.game.game.turn).toBeGreaterThanOrEqual(turn + 3);
}, 120_000);

test('a game of rules that nobody kept waits for them, and the others play on', async () => {
  const nowhere = mkdtempSync(join(tmpdir(), 'mad-king-deploy-'));
  const first = await testServer({ release: nextRelease() }, nowhere);
  const [a] = await begin(first);
  await first.close();
  const second = await testServer({}, nowhere);
  const again = await second.client();
  again.close();
  again.cookie = a.cookie;
  await again.connect();
  again.tableId = a.tableId;
  expect(await again.refused({ type: 'follow' })).toBe('other-rules');
  const [c, d] = await begin(second);
  expect(await playOn([c, d], dice(25), 5)).toBe(5);
  await second.end();
  rmSync(nowhere, { recursive: true });
});
