// The examples in docs/SCENARIOS.md and docs/NOTATION.md are what they say.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, readRecord } from '@mad-king/engine';
import { readFairness } from '@mad-king/fair';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { ROOT, readText } from '../src/files.ts';
import { lab } from '../src/lab.ts';
import { runScenario } from '../src/scenario/run.ts';
import { EXPECTATIONS } from '../src/scenario/shapes.ts';
import { testFolder } from './support/folder.ts';

const directory = testFolder();
const scenarios = readText(join(ROOT, 'docs/SCENARIOS.md'));
const notation = readText(join(ROOT, 'docs/NOTATION.md'));

/** The fenced block that begins with these words. */
const block = (text: string, start: string): string => {
  const blocks = [...text.matchAll(/^ *```\w*\n(.*?)^ *```$/gms)].map(([, inside]) => inside);
  const found = blocks.find((inside) => inside.trimStart().startsWith(start));
  if (found === undefined) throw new Error(`no block begins with ${start}`);
  return found;
};

const failure = (text: string): string | null => runScenario(compile(content), text).failure;
const example = block(scenarios, 'title:');

test('the example holds', () => {
  expect(failure(example)).toBeNull();
});

test('the trace of the example is the one shown', async () => {
  const file = join(directory, 'example.yaml');
  writeFileSync(file, example);
  const { stdout } = await lab(['scenario', file, '--events']);
  expect(stdout).toContain(block(scenarios, '1 Barbarian (respond)'));
});

test('companions are laid out as shown', () => {
  const seats = block(scenarios, '- { hero: huntress').trim().split('\n');
  for (const seat of seats) expect(failure(`seats:\n  ${seat.trim()}\n  - { hero: monk }\n`)).toBeNull();
});

test('Tip It! names the new value, unless there is only one', () => {
  const tip = (choice: string, dice: string): string =>
    `seats: [{ hero: barbarian, cp: 2, hand: [tip-it] }, { hero: paladin }]
phase: offence
dice: [3, 1, 3, 6, 6]
steps: ["1": "${choice}"]
expect: { dice: [${dice}] }`;
  expect(failure(tip('play tip-it, die 1, value 2', '2, 1, 3, 6, 6'))).toBeNull();
  expect(failure(tip('play tip-it, die 2', '3, 2, 3, 6, 6'))).toBeNull();
});

test('everything that can be expected is explained', () => {
  const [, table] = scenarios.split('## What can be expected');
  for (const key of EXPECTATIONS) expect(table).toContain(`\`${key}\``);
});

test('the record can be read', () => {
  const { setup, choices } = readRecord(block(notation, 'mad-king 1'));
  expect(setup).toMatchObject({ mode: 'duel', seed: '2026-11-15/17', options: { healing: 'immediate' } });
  const fair = block(notation, 'fair commitment');
  const head = 'mad-king 1\nmode duel\nseed x\nrules ab\nseat monk\nseat ninja\n';
  expect(readFairness(readRecord(`${head}${fair}\n`))).toMatchObject({
    shares: [{ nonce: expect.any(String) }, { nonce: null }],
    dice: ['5', '3', '25135', '461', '6'],
    result: 'A',
  });
  expect(choices).toEqual(['done', 'keep 1 2 5', 'pass', 'pass', 'pass', 'activate smack 2']);
});
