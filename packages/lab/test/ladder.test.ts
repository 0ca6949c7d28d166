// `lab ladder`, and what it stands on: fair line-ups, Wilson's interval, jobs on several threads.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { library } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { pairFixture, panelFixture } from '../src/jobs/fixtures.ts';
import { lab } from '../src/lab.ts';
import { wilson } from '../src/wilson.ts';

vi.setConfig({ testTimeout: 60_000 });

test("Wilson's interval, as published examples have it", () => {
  const near = (won: number, games: number) =>
    Object.values(wilson(won, games)).map((part) => Number(part.toFixed(4)));
  expect(near(50, 100)).toEqual([0.5, 0.4038, 0.5962]);
  expect(near(0, 10)).toEqual([0, 0, 0.2775]);
  expect(near(10, 10)).toEqual([1, 0.7225, 1]);
  expect(near(0, 0)).toEqual([0.5, 0, 1]);
});

test('two heroes: each has either seat and the first turn equally often', () => {
  const games = [0, 1, 2, 3].map((i) => pairFixture({ heroes: ['a', 'b'], seed: 's' }, i));
  expect(games.map(({ setup, seats }) => `${setup.heroes} ${seats[setup.first ?? 0]}`)).toEqual([
    'a,b 0',
    'b,a 1',
    'a,b 1',
    'b,a 0',
  ]);
  for (const { setup, seats } of games) expect(setup.heroes[seats.indexOf(0)]).toBe('a');
  expect(new Set(games.map(({ setup }) => setup.seed)).size).toBe(4);
});

test('a panel: games in twos with the players changed over, all heroes evenly, mirrors among them', () => {
  const heroes = library().heroes.map(({ id }) => id);
  const played = new Map<string, number>();
  let mirrors = 0;
  for (let i = 0; i < 400; i += 2) {
    const [one, two] = [panelFixture({ heroes, seed: 's' }, i), panelFixture({ heroes, seed: 's' }, i + 1)];
    expect(two.setup).toEqual(one.setup);
    expect([one.seats, two.seats]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    for (const hero of one.setup.heroes) played.set(hero, (played.get(hero) ?? 0) + 1);
    if (one.setup.heroes[0] === one.setup.heroes[1]) mirrors++;
  }
  expect(mirrors).toBe(50);
  const counts = heroes.map((hero) => played.get(hero) ?? 0);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(4);
});

test('a panel of one hero is mirrors only', () => {
  expect(panelFixture({ heroes: ['a'], seed: 's' }, 7).setup.heroes).toEqual(['a', 'a']);
});

const ladder = (...more: string[]) =>
  lab(['ladder', '--policies', 'random,squire', '--games', '10', '--heroes', 'barbarian,thor,monk', ...more]);

test('players are rated, alike on one thread and on three', async () => {
  const { stdout, stderr, code } = await ladder('--json', '--workers', '3');
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  const { pairs, ratings } = JSON.parse(stdout);
  expect(pairs).toHaveLength(1);
  expect(pairs[0]).toMatchObject({ a: 'squire', b: 'random', games: 10 });
  expect(pairs[0].winsA).toBeGreaterThan(7);
  expect(pairs[0].low).toBeGreaterThan(0.3);
  expect(ratings.map(({ policy }: { policy: string }) => policy)).toEqual(['squire', 'random']);
  expect((await ladder('--json', '--workers', '1')).stdout).toBe(stdout);
});

test('the table names who beats whom, and pairs can be chosen', async () => {
  const { stdout } = await ladder(
    '--policies',
    'random,squire,knight',
    '--pairs',
    'knight:random',
    '--games',
    '2',
  );
  expect(stdout).toMatch(/\nknight {2}random {2}100\.0 % \(34\.2 to 100\.0\) +2 +2 +0 +0\n/);
  expect(stdout).toMatch(/player +rating +uncertainty +at least\nknight/);
});

/** Ctrl-C after so many milliseconds. */
const interrupted = async (milliseconds: number) => {
  const words = [
    'ladder',
    '--policies',
    'random,squire',
    '--games',
    '100000',
    '--heroes',
    'barbarian',
    '--json',
  ];
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), ...words]);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  setTimeout(() => child.kill('SIGINT'), milliseconds);
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { stdout, stderr, code };
};

test('Ctrl-C prints what is done so far', async () => {
  // A busy machine may need a while for the first games.
  for (const wait of [2500, 6000, 20_000]) {
    const { stdout, stderr, code } = await interrupted(wait);
    if (stdout === '' || JSON.parse(stdout).pairs[0].games === 0) continue;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^stopped: \d+ of 100000 games are missing\n$/);
    return;
  }
  expect.unreachable('no game was played');
});
