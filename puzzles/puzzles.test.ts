// Every puzzle is what it says: legal, with the solution it claims, and no other puzzle again.

import { GRADES, PUZZLE_KINDS } from '@mad-king/after/puzzles/puzzle';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { diceAnswer } from '@mad-king/lab/puzzles/dice';
import { fatalAnswer } from '@mad-king/lab/puzzles/fatal';
import { loadPuzzle, puzzleFiles } from '@mad-king/lab/puzzles/files';
import { gradesOf, ratingOf } from '@mad-king/lab/puzzles/grade';
import { nameOf } from '@mad-king/lab/puzzles/mine';
import { stageAt } from '@mad-king/lab/puzzles/staged';
import { expect, test } from 'vitest';

const library = compile(content);
// Reading one plays it as a scenario, and fails if that does.
const all = puzzleFiles().map((file) => ({ file, puzzle: loadPuzzle(library, file) }));

test.for(all.map(({ puzzle }) => [`${puzzle.id}, ${puzzle.hero}, ${puzzle.kind}`, puzzle] as const))(
  'the solution of %s is the best by a clear margin',
  ([, puzzle]) => {
    const game = stageAt(library, puzzle.position, puzzle.lead);
    const answer = puzzle.kind === 'dice' ? diceAnswer(game) : fatalAnswer(game);
    expect(answer?.kind).toBe(puzzle.kind);
    expect(answer?.ways).toEqual(puzzle.ways);
  },
);

test('there are a few hundred, of every hero and every kind, and each has its own number', () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
  for (const { id } of library.heroes)
    expect(all.filter(({ puzzle }) => puzzle.hero === id).length, id).toBeGreaterThanOrEqual(8);
  for (const kind of PUZZLE_KINDS)
    expect(all.filter(({ puzzle }) => puzzle.kind === kind).length, kind).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map(({ puzzle }) => puzzle.id)).size).toBe(all.length);
  for (const { file, puzzle } of all) expect(file).toContain(`/${puzzle.hero}/`);
});

test('none comes twice', () => {
  const names = all.map(({ puzzle }) => nameOf(stageAt(library, puzzle.position, puzzle.lead), puzzle));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('ratings follow from how often they are found, grades from ratings', () => {
  for (const { puzzle } of all) expect(ratingOf(puzzle.found), `puzzle ${puzzle.id}`).toBe(puzzle.rating);
  const grades = gradesOf(all.map(({ puzzle }) => puzzle));
  expect(all.map(({ puzzle }) => puzzle.grade)).toEqual(grades);
  for (const grade of GRADES) expect(grades.filter((one) => one === grade).length).toBeGreaterThan(20);
});
