import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, layOut, type Position } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { afterAll, describe, expect, test } from 'vitest';
import { readText } from '../src/files.ts';
import { lab } from '../src/lab.ts';
import type { Moment } from '../src/puzzles/branch.ts';
import { CLEAR, diceAnswer } from '../src/puzzles/dice.ts';
import { onEdge } from '../src/puzzles/edge.ts';
import { fatalAnswer } from '../src/puzzles/fatal.ts';
import { puzzleFiles } from '../src/puzzles/files.ts';
import { byEye, gradesOf, ratingOf } from '../src/puzzles/grade.ts';
import { positionOf } from '../src/puzzles/position-of.ts';
import { readPuzzle } from '../src/puzzles/read.ts';
import { SEED, stageAt } from '../src/puzzles/staged.ts';
import { writePuzzle } from '../src/puzzles/write.ts';

const library = compile(content);

const rolling = (dice: number[], more: Partial<Position['seats'][number]> = {}): Position => ({
  mode: 'duel',
  seats: [{ hero: 'barbarian', ...more }, { hero: 'paladin' }],
  phase: 'offence',
  dice,
  seed: 'test',
});

describe('which dice?', () => {
  test('a clear and tempting choice is a puzzle', () => {
    // Sturdy Blow lies there already, and four dice are on their way to more.
    const answer = diceAnswer(layOut(library, rolling([1, 2, 4, 6, 6])));
    const [best, second] = answer?.ways ?? [];
    expect(best.choose).toBe('keep 1 2 4 5');
    expect(best.worth - second.worth).toBeGreaterThanOrEqual(CLEAR);
    expect(answer?.ways.some(({ choose }) => choose === 'activate sturdy-blow')).toBe(true);
  });

  test('what is close, or has nothing beside it, is none', () => {
    expect(diceAnswer(layOut(library, rolling([6, 6, 6, 6, 6])))).toBeNull();
    const answers = [
      [3, 4, 5, 5, 5],
      [1, 1, 4, 5, 6],
      [1, 2, 3, 5, 6],
      [2, 3, 4, 4, 6],
    ].map((dice) => diceAnswer(layOut(library, rolling(dice))));
    expect(answers).toContain(null);
    for (const answer of answers)
      if (answer !== null) expect(answer.ways[0].worth - answer.ways[1].worth).toBeGreaterThanOrEqual(CLEAR);
  });

  test('nor is a roll that cards in hand could change', () => {
    expect(diceAnswer(layOut(library, rolling([1, 2, 4, 6, 6], { hand: ['six-it'], cp: 5 })))).toBeNull();
  });
});

describe('win or survive this turn', () => {
  const fatal: Position = {
    mode: 'duel',
    seats: [
      { hero: 'treant', health: 8, cp: 4, upgrades: ['splinter-ii', 'rooted-ii'], tokens: { seedling: 2 } },
      { hero: 'pyromancer', health: 13, cp: 5, upgrades: ['fireball-ii'], tokens: { 'fire-mastery': 2 } },
    ],
    active: 1,
    phase: 'offence',
    dice: [1, 2, 3, 4, 5],
    seed: 'test',
  };

  test('one choice that wins where others do not is a puzzle', () => {
    const answer = fatalAnswer(layOut(library, fatal));
    expect(answer?.kind).toBe('win');
    expect(answer?.ways[0]).toMatchObject({ choose: 'activate ignite' });
    expect(answer?.ways[0].worth).toBeGreaterThan(0.9);
  });

  test('nobody in danger, no puzzle', () => {
    const [treant, pyromancer] = fatal.seats;
    const healthy = { ...fatal, seats: [{ ...treant, health: 40 }, pyromancer] };
    expect(fatalAnswer(layOut(library, healthy))).toBeNull();
  });
});

describe('on the edge', () => {
  const position: Position = {
    mode: 'duel',
    seats: [
      { hero: 'barbarian', hand: [], cp: 0 },
      { hero: 'ninja', hand: [], cp: 5 },
    ],
    active: 1,
    phase: 'offence',
  };

  /** The first question, as a branch meets it. */
  const momentWith = (dice: number[]): Moment => {
    const lead: Moment['lead'] = [];
    const game = layOut(library, { ...position, dice, seed: SEED });
    return { game, position, lead, dice };
  };

  test('one dial is turned down until one choice alone wins, and nothing else changes', () => {
    const sharp = onEdge(library, momentWith([4, 4, 5, 5, 6]));
    const [barbarian, ninja] = sharp?.position.seats ?? [];
    expect(barbarian.health).toBeGreaterThan(1);
    expect(barbarian.health).toBeLessThan(50);
    expect(ninja).toEqual(position.seats[1]);
    expect(sharp?.game.health).toEqual([barbarian.health, 50]);
    expect(sharp?.game.rolls[0].values).toEqual([4, 4, 5, 5, 6]);
  });

  test('where nothing can be done there is no edge', () => {
    expect(onEdge(library, momentWith([1, 1, 4, 4, 6]))).toBeNull();
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mad-king-puzzles-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('mines, counts what is there, and lets the king judge', { timeout: 120_000 }, async () => {
    const few = ['--out', folder, '--dice', '1', '--win', '0', '--survive', '0', '--games', '1', '--json'];
    const first = JSON.parse((await lab(['puzzles', 'mine', '--seed', 'test', ...few])).stdout);
    expect(first.dice).toBe(first.added);
    expect(first.added).toBeGreaterThan(0);
    const none = ['--out', folder, '--games', '0', '--json'];
    expect(JSON.parse((await lab(['puzzles', 'mine', ...none])).stdout)).toMatchObject({
      added: 0,
      dice: first.dice,
    });
    const judged = JSON.parse(
      (await lab(['puzzles', 'check', '--out', folder, '--nodes', '100', '--json'])).stdout,
    );
    expect(judged).toMatchObject({ nodes: 100, puzzles: first.dice });
    expect(judged.agreed + judged.against.length).toBe(first.dice);
  });

  test('refreshes what is worth something else, and throws out what has another solution', async () => {
    const own = mkdtempSync(join(folder, 'refresh-'));
    const [kept, spoilt, wrong] = puzzleFiles()
      .slice(0, 3)
      .map((file) => readText(file));
    const [, solution, second] = /choose: ([^,]+),[\s\S]*?choose: ([^,]+),/.exec(wrong) ?? [];
    mkdirSync(join(own, 'any'));
    const put = (n: number, text: string): void => writeFileSync(join(own, 'any', `00${n}.yaml`), text);
    put(1, kept);
    put(2, spoilt.replace(/worth: [\d.]+/, 'worth: 99'));
    put(
      3,
      wrong
        .replace(`choose: ${solution},`, 'choose: ?,')
        .replace(`choose: ${second},`, `choose: ${solution},`)
        .replace('choose: ?,', `choose: ${second},`),
    );
    const { stdout } = await lab(['puzzles', 'refresh', '--out', own, '--json']);
    expect(JSON.parse(stdout)).toEqual({ same: 1, changed: 1, gone: 1 });
    const graded = (text: string): string => text.replace(/grade: \d/, '');
    expect(graded(readText(join(own, 'any/002.yaml')))).toBe(graded(spoilt));
  });

  test.for([
    [['dance'], 'puzzles are for "mine", "refresh" or "check", not "dance"'],
    [['check', '--out', join(folder, 'nowhere')], 'there is no directory'],
    [['mine', '--games', 'many'], '--games must be a whole number of at least 0, not "many"'],
  ] as const)('refuses %j', async ([words, told]) => {
    const { stderr, code } = await lab(['puzzles', ...words]);
    expect(code).toBe(1);
    expect(stderr).toContain(told);
  });
});

describe('grades', () => {
  test('what everybody finds is easy, what nobody finds is hard', () => {
    const easy = ratingOf({ squire: 0.9, knight: 1, champion: 1 });
    const usual = ratingOf({ squire: 0.3, knight: 0.6, champion: 0.9 });
    const hard = ratingOf({ squire: 0, knight: 0, champion: 0.1 });
    expect(easy).toBeLessThan(usual);
    expect(usual).toBeLessThan(hard);
  });

  test('an eye that errs finds the best the oftener the farther it is ahead', () => {
    const far = byEye([9, 4, 3, 3], 'a');
    const near = byEye([9, 8.6, 8.5, 8.4], 'a');
    expect(far).toBeGreaterThan(0.8);
    expect(near).toBeLessThan(0.5);
    expect(ratingOf({ squire: 0.5, knight: 1, champion: 1, glance: near })).toBeGreaterThan(
      ratingOf({ squire: 0.5, knight: 1, champion: 1, glance: far }),
    );
  });

  test('are fifths of the puzzles of a kind', () => {
    const list = Array.from({ length: 50 }, (_, i) => ({ kind: 'dice' as const, rating: 1000 + i }));
    const grades = gradesOf([...list, { kind: 'win', rating: 5000 }]);
    for (const grade of [2, 3, 4, 5]) expect(grades.filter((one) => one === grade)).toHaveLength(10);
    expect(grades[0]).toBe(1);
    expect(grades[49]).toBe(5);
    expect(grades[50]).toBe(1);
  });
});

describe('files', () => {
  const position: Position = {
    mode: 'duel',
    seats: [
      { hero: 'barbarian', health: 31, cp: 2, upgrades: ['smack-ii'] },
      { hero: 'thor', health: 20, cp: 0, tokens: { mjolnir: 1 }, sides: { mjolnir: [1] } },
    ],
    phase: 'offence',
  };
  const text = writePuzzle(
    {
      title: 'barbarian against thor',
      answer: {
        kind: 'dice',
        solution: 0,
        ways: [
          { choose: 'keep 1 2', worth: 5.5, ends: [{ ability: 'smack', chance: 0.5 }] },
          { choose: 'activate none', worth: 0, ends: [] },
        ],
      },
      found: { squire: 0.5, knight: 1, champion: 0.9, glance: 0.3 },
      rating: 1450,
      grade: 3,
      position,
      lead: [{ seat: 0, choice: 'keep 1' }],
      seat: 0,
      dice: [1, 2, 3, 4, 6, 2, 3, 4, 6],
      line: [{ seat: 0, choice: 'keep 1 2' }],
      expect: null,
    },
    new Set(['mjolnir']),
  );

  test('what is written is read again', () => {
    const puzzle = readPuzzle(library, 7, text);
    expect(puzzle).toMatchObject({ id: 7, hero: 'barbarian', kind: 'dice', grade: 3, rating: 1450, seat: 0 });
    expect(puzzle.lead).toEqual(['keep 1']);
    expect(puzzle.ways[0]).toEqual({
      choose: 'keep 1 2',
      worth: 5.5,
      ends: [{ ability: 'smack', chance: 0.5 }],
    });
    expect(puzzle.position.seats[1].sides).toEqual({ mjolnir: [1] });
    const game = stageAt(library, puzzle.position, puzzle.lead);
    expect(game.rolls[0].values).toEqual([1, 2, 3, 4, 6]);
    expect(positionOf(library, game, 'offence').seats).toEqual(position.seats);
  });

  test.for([
    ['no question', /^ {2}- can-now.*\n/m, '', 'a puzzle asks once, with one "can-now"; this one has 0'],
    ['a grade there is not', 'grade: 3', 'grade: 6', 'grade must be 1, 2, 3, 4, 5, not 6'],
    [
      'a way that cannot be chosen',
      'can-now: { 1: [keep 1 2',
      'can-now: { 1: [activate rage',
      'cannot choose',
    ],
    ['no worth', 'worth: 5.5, ', '', 'worth must be a number'],
  ] as const)('%s is told', ([, from, to, told]) => {
    expect(() => readPuzzle(library, 7, text.replace(from, to))).toThrow(told);
  });
});
