// `lab ladder`, and what it stands on: fair line-ups, Wilson's interval, jobs on several threads.

import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { pairFixture, panelFixture, tableFixture } from '../src/jobs/fixtures.ts';
import { lab } from '../src/lab.ts';
import { readSeating } from '../src/line-up.ts';
import { wilson } from '../src/wilson.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Ctrl-C is pressed when so many games have been played. */
let pressAfter = Number.POSITIVE_INFINITY;
vi.mock('../src/progress.ts', () => ({
  progress: () => ({
    at: (done: number) => {
      if (done === pressAfter) process.emit('SIGINT');
    },
    end: () => {},
  }),
}));

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
  const heroes = compile(content).heroes.map(({ id }) => id);
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

test('Ctrl-C prints what is done so far', async () => {
  const listeners = process.listenerCount('SIGINT');
  pressAfter = 6;
  const { stdout, stderr, code } = await ladder('--games', '100000', '--json');
  const { pairs } = JSON.parse(stdout);
  expect(pairs[0].games).toBeGreaterThan(0);
  expect(stderr).toBe(`stopped: ${100000 - pairs[0].games} of 100000 games are missing\n`);
  expect(code).toBe(1);
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});

test.each(['2v2', '3v3', '2v2v2', 'koth-3', 'koth-4', 'koth-6'])(
  'tables in twos, changed over, sides kept together: %s',
  (name) => {
    const table = readSeating(name);
    const heroes = compile(content).heroes.map(({ id }) => id);
    let seats = 0;
    for (let i = 0; i < 60; i += 2) {
      const [one, two] = [i, i + 1].map((n) => tableFixture({ heroes, seed: 's' }, table, n));
      expect(two.setup).toEqual(one.setup);
      expect(two.by).toEqual(one.by.map((who) => 1 - who));
      expect(new Set(one.by).size).toBe(2);
      expect(one.setup.heroes).toHaveLength(table.sides * table.players);
      one.seats.forEach((side, seat) => {
        expect(side).toBe(seat % table.sides);
      });
      seats += one.by.filter((who) => who === 0).length + two.by.filter((who) => who === 0).length;
    }
    expect(seats).toBe(30 * table.sides);
  },
);

test('a ladder of King of the Hill counts whose side has won', async () => {
  pressAfter = Number.POSITIVE_INFINITY;
  const { stdout, code } = await lab([
    ...['ladder', '--mode', 'koth-4', '--policies', 'random,squire', '--games', '8'],
    ...['--workers', '1', '--json'],
  ]);
  expect(code).toBe(0);
  const { mode, pairs } = JSON.parse(stdout);
  expect(mode).toBe('koth-4');
  expect(pairs[0].winsA + pairs[0].winsB + pairs[0].draws).toBe(8);
  expect(pairs[0].a).toBe('squire');
  expect(pairs[0].winsA).toBeGreaterThan(0);
});
