// Puzzles (packages/lab/src/puzzles): `virtual:puzzles` lists them, with functions that load those of a hero as a small file of their own.

import type { Puzzle, PuzzleHead } from '@mad-king/after/puzzles/puzzle';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { loadPuzzle, puzzleFiles } from '@mad-king/lab/puzzles/files';
import type { Plugin } from 'vite';

const MODULE = 'virtual:puzzles';
const ONE = 'virtual:puzzles/';

const headOf = ({ id, hero, kind, grade, rating }: Puzzle): PuzzleHead => ({ id, hero, kind, grade, rating });

const loadHero = (hero: string): string =>
  `${JSON.stringify(hero)}: () => import(${JSON.stringify(ONE + hero)}).then((m) => m.default)`;

export const puzzles = (): Plugin => {
  let made: Puzzle[] | null = null;
  /** Hundreds of files are read and played: not before somebody asks. */
  const all = (): Puzzle[] => {
    if (made === null) {
      const library = compile(content);
      made = puzzleFiles().map((file) => loadPuzzle(library, file));
    }
    return made;
  };
  return {
    name: 'mad-king-puzzles',
    resolveId: (id) => (id === MODULE || id.startsWith(ONE) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${MODULE}`) {
        const heroes = [...new Set(all().map(({ hero }) => hero))];
        return `export const list = ${JSON.stringify(all().map(headOf))};
export const load = {${heroes.map(loadHero).join(',')}};`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const own = all().filter(({ hero }) => hero === id.slice(ONE.length + 1));
      return `export default ${JSON.stringify(own)};`;
    },
  };
};
