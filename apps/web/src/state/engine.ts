// The rules a game is played with: those of this page, or of the release it was begun with (packages/rules). What is done
// to a game is done by its own rules; whoever has a game finds them here.

import {
  clone,
  describe,
  type Game,
  known,
  type Library,
  load,
  notate,
  play,
  readChoice,
  rulesMark,
  type SavedGame,
  save,
  speakerOf,
  start,
  view,
  viewEvents,
  whyNot,
} from '@mad-king/engine';
import { C, choice, isDiceWindow, NO_ABILITY, PASS } from '@mad-king/engine/inside';
import { isIdleMain, isOwnDiceWindow, NO_MEMORY, remember, unasked } from '@mad-king/orders';

/** Of this page. */
export const own = {
  C,
  NO_ABILITY,
  NO_MEMORY,
  PASS,
  choice,
  clone,
  describe,
  isDiceWindow,
  isIdleMain,
  isOwnDiceWindow,
  known,
  load,
  notate,
  play,
  readChoice,
  remember,
  rulesMark,
  save,
  speakerOf,
  start,
  unasked,
  view,
  viewEvents,
  whyNot,
};

export type Engine = typeof own;

/** By the heroes that play, which all copies of a game share. */
const others = new WeakMap<object, Engine>();

export const engineOf = ({ cast }: Game): Engine => others.get(cast) ?? own;
export const engineWith = (library: Library): Engine => others.get(library) ?? own;

export const loadWith = (engine: Engine, library: Library, saved: SavedGame): Game => {
  const game = engine.load(library, saved);
  playedWith(engine, library, game);
  return game;
};

/** From then on whoever has the game, or a copy of it, finds its rules. */
export const playedWith = (engine: Engine, library: Library, { cast }: Game): void => {
  if (engine !== own) others.set(cast, engine).set(library, engine);
};
