// The heroes of a game: it needs no others.

import type { Library, Setup } from '@mad-king/engine';
import { isHero, meet } from '../language/met.ts';
import { loadLibrary } from '../library.ts';

/** One that there is not is missed when the game is opened. */
export const libraryFor = async ({ heroes }: Setup): Promise<Library> => {
  const there = heroes.filter(isHero);
  const [library] = await Promise.all([loadLibrary(there), meet(there)]);
  return library;
};
