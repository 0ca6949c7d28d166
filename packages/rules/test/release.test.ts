// Rules change, games go on: a fair game that was begun is finished and verified after a release that changed one of its cards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commitmentOf, fairRecord, fairSetup, newKey, verify } from '@mad-king/fair';
import { afterAll, expect, test } from 'vitest';
import * as current from '../src/index.ts';
import { keepRules } from '../src/keep.ts';
import { KeptRules } from '../src/kept.ts';
import { loadRules, type Rules } from '../src/load.ts';
import { nextRelease } from './next-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'mad-king-release-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rules = join(folder, 'rules');
const nextSources = nextRelease(join(folder, 'next'));

const HEROES = ['barbarian', 'paladin'];

/** All that a server has of a game: the rest is played anew. */
interface Log {
  table: Parameters<typeof fairSetup>[0];
  rules: string;
  secret: string;
  shown: Parameters<typeof fairRecord>[3];
  choices: string[];
}

const open = (release: Rules, name: number): Log => {
  const [secret, ...nonces] = [1, 2, 3].map((n) => newKey((bytes) => bytes.fill(n + 3 * name)));
  const shares = nonces.map((nonce) => ({ commitment: commitmentOf(nonce), nonce }));
  return {
    table: { mode: 'duel', heroes: HEROES },
    rules: release.rulesMark(release.library, HEROES),
    secret,
    shown: { commitment: commitmentOf(secret), shares },
    choices: [],
  };
};

const setupOf = ({ table, rules: mark, secret, shown }: Log) => fairSetup(table, mark, secret, shown.shares);

const wake = (release: Rules, log: Log) => {
  const g = release.start(release.library, setupOf(log));
  for (const text of log.choices) {
    const chosen = release.readChoice(g, text);
    release.play(g, release.speakerOf(g, chosen), chosen);
  }
  return g;
};

/** Attacks whenever dice allow it, otherwise whatever comes first. */
const playOn = (release: Rules, log: Log, most: number): void => {
  const g = wake(release, log);
  for (let i = 0; i < most && g.result === null; i++) {
    const options = release.decision(g)?.options ?? [];
    const chosen = options.find(({ text }) => text.startsWith('activate smack')) ?? options[0];
    log.choices.push(chosen.text);
    release.play(g, g.asked, chosen.choice);
  }
};

const recordOf = (release: Rules, log: Log): string => {
  const begun = release.newRecord(release.library, setupOf(log));
  const lines = log.choices.map(() => 0);
  const record = { ...begun, choices: log.choices, lines };
  return release.writeRecord(fairRecord(record, release, log.secret, log.shown));
};

test('a game begun under one mark is finished and verified after a release that changed a card', async () => {
  // The first release, and a game begun with it. Its sources are gone afterwards: only the file stays.
  const kept = await keepRules(rules);
  const log = open(current, 1);
  playOn(current, log, 120);
  expect(wake(current, log).result).toBeNull();

  // The next release: Smack deals more.
  const { file, mark } = await keepRules(rules, nextSources);
  const next = await loadRules(pathToFileURL(file).href, mark);
  const server = new KeptRules(rules, next);

  const found = await server.forGame(HEROES, log.rules);
  expect(found?.mark).toBe(kept.mark);
  if (found === null) return;
  expect(found.save(wake(found, log))).toEqual(current.save(wake(current, log)));
  playOn(found, log, 5000);
  expect(wake(found, log).result).not.toBeNull();

  const record = recordOf(found, log);
  expect(log.choices.some((text) => text.startsWith('activate smack'))).toBe(true);
  expect(verify(record, found, log.shown)).toMatchObject({ fault: null, choices: log.choices.length });
  expect(verify(record, next, log.shown).fault).toEqual({ reason: 'other-rules', mark: log.rules });
  // Had it gone on with the new card, it would have become another game.
  const unmarked = { ...next, rulesMark: () => log.rules };
  expect(verify(record, unmarked).fault?.reason).toMatch(/throw|illegal|other-result/);
});

test('a game begun after the release is played with the new card', async () => {
  const { file } = await keepRules(rules, nextSources);
  const next = await loadRules(pathToFileURL(file).href);
  const log = open(next, 2);
  playOn(next, log, 5000);
  expect(verify(recordOf(next, log), next, log.shown).fault).toBeNull();
  const server = new KeptRules(rules, next);
  expect((await server.forGame(HEROES, log.rules)) === next).toBe(true);
});
