// `lab verify`: sentences and exit codes, for a record that is as it was and for changed ones.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRecord, note, play, readRecord, start, writeRecord } from '@mad-king/engine';
import { commitmentOf, fairRecord, fairSetup, newKey } from '@mad-king/fair';
import * as rules from '@mad-king/rules';
import { keepRules } from '@mad-king/rules/keep';
import { expect, test, vi } from 'vitest';
import { lab } from '../src/lab.ts';
import { diceOf, randomChoice } from '../src/random-play.ts';
import { testFolder } from './support/folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const directory = testFolder();
const [secret, ...nonces] = [1, 2, 3].map((n) => newKey((bytes) => bytes.fill(n)));
const shown = {
  commitment: commitmentOf(secret),
  shares: nonces.map((nonce) => ({ commitment: commitmentOf(nonce), nonce })),
};

/** `release`: whose mark the game bears. */
const recorded = (release: Pick<typeof rules, 'library' | 'rulesMark'> = rules): string => {
  const heroes = ['barbarian', 'paladin'];
  const mark = release.rulesMark(release.library, heroes);
  const setup = fairSetup({ mode: 'duel', heroes }, mark, secret, shown.shares);
  const g = start(rules.library, setup);
  const record = { ...newRecord(rules.library, setup), rules: mark };
  const dice = diceOf('verify');
  while (g.result === null) {
    const chosen = randomChoice(g, dice);
    note(record, g, chosen);
    play(g, g.asked, chosen);
  }
  return writeRecord(fairRecord(record, rules, secret, shown));
};
const text = recorded();

const fileOf = (name: string, content: string): string => {
  const file = join(directory, name);
  writeFileSync(file, content);
  return file;
};
const fair = fileOf('fair.txt', text);

test('a fair game passes, in words', async () => {
  const { stdout, stderr, code } = await lab(['verify', fair, '--commitment', shown.commitment]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const lines = stdout.split('\n');
  expect(lines[0]).toBe('The dice were fair');
  expect(lines.filter((line) => line.endsWith('? yes'))).toHaveLength(5);
  expect(stdout).toContain(`Choices: ${readRecord(text).choices.length}, played again`);
});

test('in other languages, and as data', async () => {
  const { stdout } = await lab(['verify', fair, '--lang', 'pl']);
  expect(stdout).toMatch(/^Kości były uczciwe\n/);
  const { stdout: json, code } = await lab(['verify', fair, '--json']);
  expect(JSON.parse(json)).toMatchObject({
    fault: null,
    withheld: [],
    choices: readRecord(text).choices.length,
  });
  expect(code).toBe(0);
});

const other = newKey((bytes) => bytes.fill(9));
const keep = /^k .*$/m;

test.each<[name: string, changed: string, sentence: RegExp, title: string]>([
  ['secret', text.replace(secret, other), /The secret in the record is not the one/, 'No. Not these dice'],
  ['nonce', text.replace(nonces[1], other), /The number of seat 2 is not the one/, 'No. Not these dice'],
  [
    'seed',
    text.replace(/^seed .*/m, `seed ${other}`),
    /give another seed than the one/,
    'No. Not these dice',
  ],
  [
    'choice',
    text.replace(keep, 'p bogus'),
    /Choice \d+, by seat [12]: “play bogus” .*\(line \d+: /,
    'No. Not these dice',
  ],
  [
    'legal',
    text.replace(keep, 'k none'),
    /Choice \d+|The end is another|were sealed after/,
    'No. Not these dice',
  ],
  [
    'die',
    text.replace(/(?<=fair dice \S+ )\d/, (die) => (die === '6' ? '5' : '6')),
    /Throw 2, before turn 1: the record shows [56]/,
    'No. Not these dice',
  ],
  ['plain', text.replace(/^(fair|random) .*\n/gm, ''), /dealt without sealed dice/, 'This cannot be checked'],
  [
    'torn',
    text.slice(0, 40),
    /not the record of a game, or it is damaged. \(line \d+: /,
    'This cannot be checked',
  ],
])('a changed record fails with the reason: %s', async (name, changed, sentence, title) => {
  expect(changed).not.toBe(text);
  const file = fileOf(`${name}.txt`, changed);
  const { stdout, stderr, code } = await lab(['verify', file]);
  expect(stderr).toMatch(sentence);
  expect(stderr.startsWith(`${file}: `)).toBe(true);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect(stdout.split('\n')[0]).toBe(title);
  expect(code).toBe(1);
});

test('a record of another table is not the one that was promised', async () => {
  const { stderr, code } = await lab(['verify', fair, '--commitment', commitmentOf(other)]);
  expect(stderr).toContain('The mark in the record is not the one that hung at your table.');
  expect(code).toBe(1);
  expect((await lab(['verify', fair, '--commitment', 'abc'])).stderr).toBe(
    '--commitment must be 64 hexadecimal digits, not "abc"\n',
  );
});

test('records of other releases need the rules that were kept', async () => {
  const foreign = { library: rules.library, rulesMark: () => 'feed' };
  const file = fileOf('foreign.txt', recorded(foreign));
  const folder = join(directory, 'rules');
  await keepRules(folder);
  const { stdout, stderr, code } = await lab(['verify', file, '--rules', folder]);
  expect(stderr).toContain('played by other rules (mark feed)');
  expect(stdout).toMatch(/^This cannot be checked\n/);
  expect(code).toBe(1);
  writeFileSync(join(folder, `${'e'.repeat(32)}.js`), 'export const start = ');
  const damaged = await lab(['verify', file, '--rules', folder]);
  expect(damaged.stderr).toMatch(/^the rules in file:.*eee\.js cannot be loaded/);
  expect(damaged.code).toBe(1);
});
