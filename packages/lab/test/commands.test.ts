// What the commands report.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, newRecord, note, play, start, writeRecord } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { lab } from '../src/lab.ts';
import { diceOf, randomChoice } from '../src/random-play.ts';
import { testFolder } from './support/folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const json = async (...words: string[]) => {
  const { stdout, stderr, code } = await lab([...words, '--json']);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout);
};

const directory = testFolder();

test('feats counts seats that reach them, alike for the same seed', async () => {
  const result = await json('feats', '--games', '10', '--policy', 'random', '--seed', 'wall');
  expect(result.games).toEqual({ duel: 5, '2v2': 2, '3v3': 1, '2v2v2': 1, koth: 1 });
  const { 'crown-that-fits': crown, 'the-long-winter': winter } = result.feats;
  expect(winter.seats).toBe(10);
  expect(crown.rate).toBeCloseTo(crown.reached / crown.seats, 5);
  expect(crown.low).toBeLessThan(crown.rate);
  expect(result.feats).not.toHaveProperty('giant-slayer');
  expect(await json('feats', '--games', '10', '--policy', 'random', '--seed', 'wall')).toEqual(result);
});

test('bench measures games, decisions, copies, records and thinking', async () => {
  const result = await json('bench', '--seconds', '0.5', '--heroes', 'thor,monk');
  for (const key of [
    'gamesPerSecond',
    'decisionsPerSecond',
    'cloneNanoseconds',
    'decisionsPerGame',
    'playoutsPerSecond',
  ])
    expect(result[key]).toBeGreaterThan(0);
  expect(result.best.gamesPerSecond).toBeGreaterThanOrEqual(result.gamesPerSecond);
  expect(result.best.cloneNanoseconds).toBeLessThanOrEqual(result.cloneNanoseconds);
  expect(result.recordBytes.largest).toBeGreaterThan(result.recordBytes.average);
  expect(result.threeHeroes.heroes).toHaveLength(3);
  expect(result.threeHeroes.gamesPerSecond).toBeGreaterThan(0);
  expect(Object.keys(result.choiceMilliseconds)).toEqual(['random', 'squire', 'knight', 'champion', 'king']);
  for (const { mean, percentile99, n } of [result.adviceMilliseconds, result.choiceMilliseconds.knight]) {
    expect(mean).toBeGreaterThan(0);
    expect(percentile99).toBeGreaterThan(0);
    expect(n).toBeGreaterThan(0);
  }
});

test('sim counts wins and draws, and repeats itself from its seed', async () => {
  const words = ['sim', 'barbarian', 'pyromancer', '--games', '20', '--seed', 'x'];
  const result = await json(...words);
  expect(Object.keys(result)).toEqual(['games', 'winsA', 'winsB', 'draws', 'rounds']);
  expect(result.winsA + result.winsB + result.draws).toBe(20);
  expect(result.rounds).toBeGreaterThan(1);
  expect(await json(...words)).toEqual(result);
});

test('sim plays any policy on either side, and repeats that too', async () => {
  const words = [
    'sim',
    'barbarian',
    'paladin',
    '--games',
    '4',
    '--policy-a',
    'knight',
    '--policy-b',
    'squire',
  ];
  const result = await json(...words);
  expect(result.winsA + result.winsB + result.draws).toBe(4);
  expect(await json(...words)).toEqual(result);
  const { stdout } = await lab([
    ...words,
    '--games',
    '1',
    '--policy-b',
    'champion',
    '--nodes',
    '4',
    '--time',
    '50',
  ]);
  expect(stdout).toMatch(/^A barbarian by knight: \d wins, .*\nB paladin by champion: /);
});

test('sim is fair: a hero against itself wins as often from either side', async () => {
  const { winsA, winsB } = await json('sim', 'barbarian', 'barbarian', '--games', '400');
  expect(Math.abs(winsA - winsB)).toBeLessThan(100);
});

test.each([
  ['2v2', ['barbarian,paladin', 'pyromancer,barbarian'], ['winsA', 'winsB']],
  ['2v2v2', ['barbarian,paladin', 'pyromancer,barbarian', 'paladin,pyromancer'], ['winsA', 'winsB', 'winsC']],
  ['koth', ['barbarian', 'paladin', 'pyromancer'], ['winsA', 'winsB', 'winsC']],
])('sim plays %s', async (mode, sides, wins) => {
  const result = await json('sim', ...sides, '--games', '6', '--mode', mode);
  expect(wins.reduce((sum, key) => sum + result[key], result.draws)).toBe(6);
});

test.each(['duel', '2v2', '3v3', '2v2v2', 'koth'])('fuzz finds nothing in %s', async (mode) => {
  const result = await json('fuzz', '--games', '5', '--seed', 'test', '--mode', mode);
  expect(result).toMatchObject({ games: 5, mode, failures: 0 });
  expect(result.decisions).toBeGreaterThan(100);
});

const OK = 'seats: [{ hero: barbarian }, { hero: paladin }]\nexpect: { health: { 1: 50 } }\n';

test('scenario runs files, directories and patterns wherever they lie', async () => {
  writeFileSync(join(directory, 'good.yaml'), OK);
  for (const name of ['good.yaml', '.', 'g*.yaml']) {
    const { stdout, code } = await lab(['scenario', join(directory, name)]);
    expect(stdout).toBe(`${join(directory, 'good.yaml')} ok\n1 of 1 scenarios ok\n`);
    expect(code).toBe(0);
  }
});

test('scenario goes on after a failure and reports it', async () => {
  const mixed = mkdtempSync(join(directory, 'mixed-'));
  writeFileSync(join(mixed, 'bad.yaml'), OK.replace('50', '49'));
  writeFileSync(join(mixed, 'good.yaml'), OK);
  const { stdout, stderr, code } = await lab(['scenario', mixed]);
  expect(stdout).toContain('1 of 2 scenarios ok');
  expect(stderr).toBe(`${join(mixed, 'bad.yaml')}: line 2: health of seat 1 is 50, expected 49\n`);
  expect(code).toBe(1);
});

test('replay says how a recorded game ended', async () => {
  const setup = { mode: 'duel' as const, heroes: ['barbarian', 'paladin'], seed: 'replay' };
  const g = start(compile(content), setup);
  const record = newRecord(compile(content), setup);
  const dice = diceOf('replay');
  while (g.result === null) {
    const chosen = randomChoice(g, dice);
    note(record, g, chosen);
    play(g, g.asked, chosen);
  }
  const file = join(directory, 'game.txt');
  writeFileSync(file, writeRecord(record));
  const result = await json('replay', file);
  expect(result).toMatchObject({ turns: g.turn, choices: record.choices.length });
  expect(result.seats.map((seat: { health: number }) => seat.health)).toEqual(g.health);
  const { events } = await json('replay', file, '--events');
  expect(events.at(-1).type).toBe('over');
  const { stdout } = await lab(['replay', file, '--events', '--lang', 'pl']);
  const lines = stdout.trimEnd().split('\n');
  // A line tells what its event changed as well.
  expect(lines.length).toBeLessThan(events.length);
  expect(lines.length).toBeGreaterThan(events.length / 2);
  expect(lines[0]).toMatch(/^(Barbarzyńca|Paladyn) dobiera 4 karty/);
  expect(lines.at(-1)).toBe(
    `${lines.at(-1)?.split('. ')[0]}. Tura: ${g.turn}. Wybory: ${record.choices.length}.`,
  );
  expect(lines.at(-4)).toMatch(/^miejsce +bohater +drużyna +zdrowie$/);
});

test('replay writes and reads links that hold a game', async () => {
  const file = join(directory, 'linked.txt');
  writeFileSync(file, 'mad-king 1\nmode duel\nseed 1\nseat barbarian\nseat paladin\nfirst 1\n\npass\n');
  const { link } = await json('replay', file, '--link');
  expect(await json('replay', `https://example.org/${link}/1`)).toMatchObject({ choices: 1, winner: null });
  const held = join(directory, 'link.txt');
  writeFileSync(held, `https://example.org/${link}\n`);
  const out = join(directory, 'from-link.txt');
  expect(await json('replay', held, '--out', out)).toMatchObject({ choices: 1, winner: null });
  expect(await json('replay', out, '--link')).toMatchObject({ choices: 1, link });
  const damaged = await lab(['replay', link.slice(0, -4)]);
  expect(damaged.code).toBe(1);
  expect(damaged.stderr).toBe(
    'the link: the code of the game is damaged: letters are missing or were changed\n',
  );
});

test('replay of an unfinished record says who is to choose', async () => {
  const file = join(directory, 'begun.txt');
  writeFileSync(file, 'mad-king 1\nmode duel\nseed 1\nseat barbarian\nseat paladin\nfirst 1\n\n');
  const { stdout } = await lab(['replay', file]);
  expect(stdout).toContain('Paladin is deciding. Turn: 1. Choices: 0.');
  expect(await json('replay', file)).toMatchObject({ result: 'seat 2 is to choose', winner: null });
});

test('review judges the choices of a game that is over', async () => {
  const head = 'mad-king 1\nmode duel\nseed 1\nseat barbarian\nseat paladin\nfirst 1\n\n';
  const file = join(directory, 'reviewed.txt');
  writeFileSync(file, `${head}pass\ndone\nconcede 2\n`);
  const { line, verdicts, accounts } = await json('review', file, '--seat', '2');
  // Giving up is no luck of others: the line ends with what the game was worth before.
  const [first, second] = line.at(-1).chances;
  expect(first + second).toBeCloseTo(1, 6);
  expect(Math.min(first, second)).toBeGreaterThan(0);
  expect(verdicts.map(({ made }: { made: string }) => made)).toEqual(['done']);
  const [, { turns, own }] = accounts;
  expect(turns[0].before + turns[0].dice + own).toBeCloseTo(100 * second, 4);
  const { stdout } = await lab(['review', file]);
  expect(stdout).toMatch(/^turn +of seat +chance/);
  expect(stdout).toContain('without luck');
  writeFileSync(file, head);
  expect((await lab(['review', file])).stderr).toBe(`${file}: the game is not over\n`);
});

const ATTACK = `seats: [{ hero: barbarian }, { hero: paladin, tokens: { retribution: 1 } }]
phase: offence
dice: [1, 1, 1, 4, 4]
steps:
  - 1: activate smack 1
  - 2: defend none
expect: { health: { 2: 46 } }
`;

test('scenario --events prints every question, what was chosen and what happened', async () => {
  const file = join(mkdtempSync(join(directory, 'trace-')), 'attack.yaml');
  writeFileSync(file, ATTACK);
  const { stdout, code } = await lab(['scenario', file, '--events']);
  expect(code).toBe(0);
  const lines = stdout.split('\n');
  expect(lines[0]).toBe(file);
  expect(lines).toContain(
    '   5  1 Barbarian (roll): activate smack 1  [keep ..., activate smack 1, activate none]',
  );
  expect(lines).toContain('        Barbarian announces Smack (3 [Sword]).');
  expect(lines).toContain('      2 Paladin (respond): pass  [pass, spend retribution]');
  expect(lines).toContain('        Paladin takes 4 damage (Smack): health 50\u00a0→\u00a046.');
  const { scenarios } = await json('scenario', file, '--events');
  const moves = scenarios[0].trace.filter((move: { choice?: string }) => move.choice !== undefined);
  expect(moves.map(({ line, choice }: { line: number; choice: string }) => [line, choice])).toContainEqual([
    6,
    'defend none',
  ]);
  expect(scenarios[0].trace[0].events.map(({ type }: { type: string }) => type)).toEqual(['phase', 'rolled']);
});

test('scenario --events speaks any language and ends with what failed', async () => {
  const file = join(mkdtempSync(join(directory, 'trace-')), 'wrong.yaml');
  writeFileSync(file, ATTACK.replace('defend none', 'defend divine-defence'));
  const { stdout, stderr, code } = await lab(['scenario', file, '--events', '--lang', 'cs']);
  const failure = 'line 6: paladin has no defensive ability "divine-defence"; did you mean divine-defense?';
  expect(stderr).toBe(`${file}: ${failure}\n`);
  expect(code).toBe(1);
  expect(stdout).toBe(`${file}\n${failure}\n\n0 of 1 scenarios ok\n`);
  writeFileSync(file, ATTACK.replace('46', '45'));
  const { stdout: told } = await lab(['scenario', file, '--events', '--lang', 'cs']);
  expect(told).toContain('        Barbar ohlašuje: Rána');
  expect(told).toContain('\nline 7: health of seat 2 is 46, expected 45\n');
});

test('heroes agree with their sheets', async () => {
  const { heroes, notInstalled } = await json('heroes');
  for (const hero of heroes) expect(hero.missing).toEqual([]);
  const { abilities, levels } = heroes.find(({ id }: { id: string }) => id === 'barbarian');
  expect(abilities).toEqual({ seed: 0, public: 11, memory: 0, design: 0 });
  expect(Object.values<number>(levels).reduce((a, b) => a + b)).toBe(21);
  expect(notInstalled).toEqual([]);
});

test('rules lists every rule with its number of scenarios', async () => {
  const { stdout } = await lab(['rules', '--json']);
  const { rules, uncovered } = JSON.parse(stdout);
  expect(rules[0]).toHaveProperty('id', 'R1.1');
  expect(rules.find((rule: { id: string }) => rule.id === 'EX-1').scenarios).toBeGreaterThan(0);
  expect(Array.isArray(uncovered)).toBe(true);
});
