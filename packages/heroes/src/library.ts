import { compileLibrary, type Hero, type Library } from '@mad-king/engine';
import { sharedCards } from './shared/cards.ts';

/** Some heroes compiled, with the cards that all share. A game is the same with any library that has its heroes. */
export const libraryOf = (heroes: readonly Hero[]): Library =>
  compileLibrary(
    [...heroes].sort((a, b) => (a.id < b.id ? -1 : 1)),
    sharedCards,
  );
