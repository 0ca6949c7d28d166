// `lab matrix`: the same report however it came about, and nothing of what was played is lost.

import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { type Job, runJob } from '../src/jobs/job.ts';
import { lab } from '../src/lab.ts';
import type { PairSummary } from '../src/matrix/summary.ts';
import { testFolder } from './support/folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const directory = testFolder();
const path = (name: string): string => join(directory, name);
const read = (name: string): string => readFileSync(path(name), 'utf8');

const HEROES = ['--heroes', 'thor,barbarian,monk', '--policy', 'random'];
const matrix = (out: string, ...more: string[]) =>
  lab(['matrix', ...HEROES, '--games', '12', '--out', path(out), ...more]);

/** Four results of six, the last line torn off in the middle. */
const half = (from: string, to: string): void => {
  const lines = read(from).split('\n');
  writeFileSync(path(to), `${lines.slice(0, 5).join('\n')}\n${lines[5].slice(0, 40)}`);
};

test('the page is the same on one thread, on three, and after a break', async () => {
  const one = await matrix('one.html', '--workers', '1', '--json');
  expect({ stderr: one.stderr, code: one.code }).toEqual({ stderr: '', code: 0 });
  const { games, pairs, heroes } = JSON.parse(one.stdout);
  expect(games).toBe(36);
  expect(pairs.map(({ a, b }: PairSummary) => `${a} ${b}`)).toEqual([
    'barbarian monk',
    'barbarian thor',
    'monk thor',
  ]);
  for (const { winsA, winsB, draws, low, rate, high } of pairs) {
    expect(winsA + winsB + draws).toBe(12);
    expect(low <= rate && rate <= high).toBe(true);
  }
  expect(heroes[0].rate).toBeGreaterThanOrEqual(heroes[2].rate);

  await matrix('three.html', '--workers', '3');
  expect(read('three.html')).toBe(read('one.html'));

  half('one.results.jsonl', 'again.results.jsonl');
  expect((await matrix('again.html')).stderr).toMatch(
    /again.results.jsonl" holds a run of which 2 of 6 jobs are missing; go on with --resume, or remove the file/,
  );
  await matrix('again.html', '--resume');
  expect(read('again.html')).toBe(read('one.html'));
  expect(read('again.results.jsonl').trimEnd().split('\n')).toHaveLength(7);
});

test('what is resumed must have been played alike', async () => {
  await lab(['matrix', ...HEROES, '--games', '2', '--out', path('small.html')]);
  const go = async (...more: string[]) =>
    (await lab(['matrix', ...HEROES, '--games', '2', '--resume', '--out', path('small.html'), ...more]))
      .stderr;
  expect(await go('--policy', 'squire')).toMatch(/was played with policy random, not squire/);
  expect(await go('--seed', '2')).toMatch(/was played with seed 1, not 2/);
  expect(await go('--nodes', '9')).toMatch(/was played with nodes left out, not 9/);
  expect(await go('--out', path('none.html'))).toMatch(
    /there is no file ".*none.results.jsonl" to go on with/,
  );
  writeFileSync(path('other.results.jsonl'), '{"format":1,"content":"0"}\n');
  expect(await go('--out', path('other.html'))).toMatch(/was played with other heroes or cards/);
  writeFileSync(path('text.results.jsonl'), 'hello\n');
  expect(await go('--out', path('text.html'))).toMatch(/holds no results of lab matrix/);
});

test('the page needs nothing else, and its tables are tables', () => {
  const text = read('one.html');
  expect(text).not.toMatch(/https?:|src=|@import|url\(/);
  expect(text).toContain('prefers-color-scheme: dark');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  expect(count(/data-said="/g)).toBe(6);
  expect(text).toMatch(/data-said="Thor against Monk: \d+\.\d % \(\d+\.\d to \d+\.\d %\), \d+ won, /);
  expect(count(/<table/g)).toBe(count(/<caption/g));
  expect(count(/<th /g)).toBe(count(/<th scope="(row|col)"/g));
  for (const tag of ['section', 'table', 'tr', 'td', 'svg', 'figure', 'details', 'div'])
    expect(count(new RegExp(`<${tag}[ >]`, 'g')), tag).toBe(count(new RegExp(`</${tag}>`, 'g')));
  for (const title of ['Who beats whom', 'Rounds per game', 'Damage per round', 'Abilities', 'Cards'])
    expect(text).toContain(`>${title}</h2>`);
});

const job: Job = {
  id: 'barbarian monk 0-6',
  heroes: ['barbarian', 'monk'],
  players: ['squire', 'squire'],
  thinking: { patience: 5 },
  seed: 's',
  from: 0,
  to: 6,
  of: 'pair',
};

test('a job is plain data, and so is its result; two halves make the whole', async () => {
  const whole = await runJob(compile(content), JSON.parse(JSON.stringify(job)));
  expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
  const first = await runJob(compile(content), { ...job, to: 3 });
  const second = await runJob(compile(content), { ...job, from: 3 });
  expect(first.outcomes + second.outcomes).toBe(whole.outcomes);
  expect(first.turns + second.turns).toBe(whole.turns);
});

test('what happens is counted', async () => {
  const { tally, outcomes } = await runJob(compile(content), job);
  if (tally === null) throw new Error('nothing was counted');
  expect(tally.games).toBe(6);
  expect(tally.rounds.reduce((a, b) => a + b)).toBe(6);
  expect(tally.sides.map(({ started }) => started)).toEqual([3, 3]);
  expect(tally.sides[0].points).toBe(2 * (outcomes.split('A').length - 1) + outcomes.split('-').length - 1);
  expect(tally.sides[0].points + tally.sides[1].points).toBe(12);
  const [barbarian, monk] = tally.sides;
  expect(barbarian.abilities['thick-skin']).toBeGreaterThan(0);
  expect(monk.abilities.serenity).toBeGreaterThan(0);
  expect(Object.keys(barbarian.cards).length).toBeGreaterThan(3);
  // Whoever loses has lost 50 points at least.
  const dealt = (damage: readonly number[]): number => damage.reduce((a, b) => a + b);
  expect(dealt(barbarian.damage)).toBeGreaterThanOrEqual(25 * barbarian.points);
  expect(dealt(monk.damage)).toBeGreaterThanOrEqual(25 * monk.points);
});

test('a fault in one game is reported and stops nothing', async () => {
  const result = await runJob(compile(content), { ...job, heroes: ['barbarian', 'nobody'], to: 2 });
  expect(result.outcomes).toBe('xx');
  expect(result.faults[0]).toEqual({
    game: 0,
    reason: expect.stringMatching(/^seed s\/barbarian\/nobody\/0: .*no hero "nobody"/),
  });
});

test('Ctrl-C keeps what is done', async () => {
  const words = ['matrix', ...HEROES, '--games', '100000', '--out', path('long.html')];
  appendFileSync(path('long.results.jsonl'), '');
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), ...words]);
  let stderr = '';
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const code = new Promise((resolve) => child.on('close', resolve));
  while (read('long.results.jsonl').split('\n').length < 5) await wait(50);
  child.kill('SIGINT');
  expect(await code).toBe(1);
  expect(stderr).toMatch(/^stopped: \d+ of 300000 games are done; go on with --resume\n$/);
  expect(read('long.html')).toMatch(/So far \d+ of 300000 games have been played/);
});
