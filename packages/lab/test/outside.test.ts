// A matrix compared with results from elsewhere; and what people's results keep from falling apart.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instinct } from '@mad-king/ai/inside';
import { compile, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { lab } from '../src/lab.ts';
import { readOutside, readPeople } from '../src/matrix/outside.ts';
import { PEOPLE } from '../src/sheets/sheet.ts';
import { spearman } from '../src/spearman.ts';
import { testFolder } from './support/folder.ts';

vi.setConfig({ testTimeout: 120_000 });

const directory = testFolder();
const library = compile(content);

const write = (name: string, text: string): string => {
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
};

const compared = (file: string, ...more: string[]) =>
  lab([
    ...['matrix', '--heroes', 'thor,barbarian,monk', '--policy', 'random', '--games', '4'],
    ...['--out', join(directory, 'report.html'), '--compare', file, ...more],
  ]);

test('ranks agree, disagree, and are shared by equals', () => {
  expect(spearman([1, 2, 3], [10, 20, 30])).toBeCloseTo(1, 12);
  expect(spearman([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12);
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
  expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
  expect(spearman([1, 1], [1, 2])).toBe(0);
});

test('heroes are compared over all opponents', async () => {
  const { stdout, code } = await compared(PEOPLE, '--json');
  expect(code).toBe(0);
  const { heroes, compared: found } = JSON.parse(stdout);
  expect(found.pairs).toBeNull();
  expect(found.heroes.n).toBe(3);
  const thor = found.heroes.differences.find(({ who }: { who: string }) => who === 'thor');
  expect(thor.there).toBe(0.56);
  expect(thor.here).toBe(heroes.find(({ id }: { id: string }) => id === 'thor').rate);
});

test('pairs with heroes who are not played here change nothing', async () => {
  const pairs = 'hero,opponent,games,wins\nthor,barbarian,10,7\nthor,monk,10,5\nbarbarian,monk,10,4\n';
  const more = 'seraph,thor,990,990\nmonk,ninja,500,0\nninja,seraph,10,5\n';
  const [few, all] = await Promise.all(
    [pairs, pairs + more].map(
      async (text, i) => JSON.parse((await compared(write(`more-${i}.csv`, text), '--json')).stdout).compared,
    ),
  );
  expect(all).toEqual(few);
  expect(few.heroes.n).toBe(3);
});

test('pairs are compared from either side', async () => {
  const file = write('pairs.csv', 'hero,opponent,games,wins\nthor,barbarian,10,7\nmonk,thor,10,4\n');
  const { stdout } = await compared(file, '--json');
  const { pairs, heroes } = JSON.parse(stdout).compared;
  expect(
    Object.fromEntries(
      pairs.differences.map(({ who, there }: { who: string; there: number }) => [who, there]),
    ),
  ).toEqual({
    'barbarian thor': expect.closeTo(0.3, 12),
    'monk thor': expect.closeTo(0.4, 12),
  });
  expect(heroes.differences.find(({ who }: { who: string }) => who === 'thor').there).toBeCloseTo(
    13 / 20,
    12,
  );
  const { stdout: text } = await compared(file);
  expect(text).toMatch(/3 heroes: Spearman correlation/);
  expect(text).toMatch(/2 pairs: too few for a correlation\./);
});

test('a pair that is told from both sides counts once', async () => {
  const pairs = 'hero,opponent,games,wins\nthor,barbarian,10,7\nthor,monk,10,5\nbarbarian,monk,10,4\n';
  const once = JSON.parse((await compared(write('once.csv', pairs), '--json')).stdout).compared;
  const both = write('both.csv', `${pairs}barbarian,thor,10,3\n`);
  expect(JSON.parse((await compared(both, '--json')).stdout).compared).toEqual(once);
  expect(once.pairs.n).toBe(3);
});

test('the mark that spreadsheets put before a file is no part of its header', () => {
  const text = '\uFEFFhero,games,wins\r\nthor,10,5\r\n';
  expect(readOutside(library, 'marked.csv', text)).toEqual([
    { hero: 'thor', opponent: null, games: 10, wins: 5 },
  ]);
});

test.each([
  ['hero,games,wins\nseraph,10,5\n', 0],
  ['hero,games,wins\nthor,10,5\nmonk,10,5\n', 2],
  ['hero,opponent,games,wins\nthor,monk,10,5\nmonk,seraph,10,5\n', 2],
])('too few heroes in common are refused: %j', async (text, n) => {
  const { stdout, stderr, code } = await compared(write('few.csv', text));
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(`has ${n} of these heroes; at least 3 must be in common for a correlation`);
});

test.each([
  ['', /must begin with hero,games,wins or hero,opponent,games,wins, not ""/],
  ['hero,games,wins\n', /holds no results after its header/],
  [
    'hero,games,wins\nthor,10,11\n',
    /line 2: expected hero,games,wins in whole numbers, with wins from 0 to games, not "thor,10,11"/,
  ],
  ['hero,games,wins\nthor,10,5.5\n', /line 2: expected .* in whole numbers/],
  ['hero,games,wins\nthor,10.5,5\n', /line 2: expected .* in whole numbers/],
  ['hero,games,wins\nthor,10,\n', /line 2: expected .* in whole numbers/],
  ['hero,games,wins\nthor,0,0\n', /line 2: expected .* in whole numbers/],
  ['hero,opponent,games,wins\nthor,thor,10,5\n', /line 2: thor against itself tells nothing/],
  [
    'hero,opponent,games,wins\nthor,monk,10,5\nmonk,thor,10,6\n',
    /line 3: monk against thor has been told otherwise before/,
  ],
  ['hero,games,wins\nthor,10,5\nthor,20,5\n', /line 3: thor has been told otherwise before/],
  ['hero,games,wins\n# a note\nthur,10,1\n', /line 3: there is no hero "thur"/],
])('what is wrong with a file is told in a sentence: %j', async (text, why) => {
  const { stderr, code } = await compared(write('wrong.csv', text));
  expect(code).toBe(1);
  expect(stderr).toMatch(why);
});

/** Every hero meets so many others, twice, with the first turn changed over. */
const OTHERS = 20;

test('heroes who are strong with people are not weak here, and nobody wins or loses all', () => {
  const n = library.heroes.length;
  const won = new Float64Array(n);
  for (let step = 1; step <= OTHERS / 2; step++)
    for (let a = 0; a < n; a++)
      for (const first of [0, 1]) {
        const b = (a + step) % n;
        const heroes = [a, b].map((index) => library.heroes[index].id);
        const g = start(library, { mode: 'duel', heroes, first, seed: `people ${step} ${a} ${first}` });
        while (g.result === null) play(g, g.asked, instinct(g));
        if (g.result.winner >= 0) won[g.result.winner === 0 ? a : b]++;
        else for (const side of [a, b]) won[side] += 0.5;
      }
  const people = readPeople(library, PEOPLE);
  const rates = library.heroes.map(({ id }, hero) => ({ id, rate: won[hero] / (2 * OTHERS) }));
  expect(rates.filter(({ rate }) => rate < 0.15 || rate > 0.85)).toEqual([]);
  const found = spearman(
    rates.map(({ rate }) => rate),
    rates.map(({ id }) => people.get(id) ?? 0),
  );
  expect(found).toBeGreaterThan(0);
});
