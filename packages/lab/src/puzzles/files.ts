// The puzzles of the repository: a folder per hero, a file per puzzle, named by its number.

import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Puzzle } from '@mad-king/after/puzzles/puzzle';
import { FormatError, type Library } from '@mad-king/engine';
import { UserError } from '../command.ts';
import { ROOT, readText, resolveFile, writeText } from '../files.ts';
import { gradesOf } from './grade.ts';
import { readPuzzle } from './read.ts';

export const PUZZLES = join(ROOT, 'puzzles');

const FILE = /^(\d{1,5})\.yaml$/;

export const puzzleFiles = (folder = PUZZLES): string[] => {
  const path = resolveFile(folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`there is no directory "${folder}"`);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => FILE.test(basename(file)))
    .sort((a, b) => idOf(a) - idOf(b))
    .map((file) => join(path, file));
};

const idOf = (file: string): number => Number(FILE.exec(basename(file))?.[1]);

/** Complaints name the file. */
export const loadPuzzle = (library: Library, file: string): Puzzle => {
  const name = join(basename(dirname(file)), basename(file));
  try {
    return readPuzzle(library, idOf(file), readText(file));
  } catch (error) {
    if (error instanceof FormatError || error instanceof UserError)
      throw new UserError(`${name}: ${error.message}`);
    throw error;
  }
};

/** Adds a puzzle under the next number. */
export const addPuzzle = (folder: string, hero: string, text: string): void => {
  const number = 1 + Math.max(0, ...puzzleFiles(folder).map(idOf));
  const path = join(resolveFile(folder), hero);
  mkdirSync(path, { recursive: true });
  writeText(join(path, `${String(number).padStart(3, '0')}.yaml`), text);
};

export const makeFolder = (folder: string, anew: boolean): void => {
  mkdirSync(resolveFile(folder), { recursive: true });
  if (anew) for (const file of puzzleFiles(folder)) rmSync(file);
};

/** Grades are fifths of all of a kind that are there, so they are written when all are there. */
export const gradeAll = (library: Library, folder: string): void => {
  const files = puzzleFiles(folder);
  const grades = gradesOf(files.map((file) => loadPuzzle(library, file)));
  files.forEach((file, i) => {
    writeText(file, readText(file).replace(/^ {2}grade: \d$/m, `  grade: ${grades[i]}`));
  });
};
