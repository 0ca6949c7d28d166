// Games kept in this browser, each under its own key. What cannot be read is set aside, never thrown away.

import type { SavedGame, Setup } from '@mad-king/engine';
import { MODES, PHASES } from '@mad-king/language';
import { type AskWhen, isAskWhen } from '@mad-king/orders/ask-when';
import { isPlayer, type Player } from './players.ts';
import type { Storage } from './storage.ts';
import { forgetClaim } from './tab.ts';

export interface StoredGame {
  format: 1;
  id: string;
  /** Milliseconds. */
  started: number;
  updated: number;
  setup: Setup;
  players: Player[];
  /** By seat: when a person there is asked for responses. */
  askWhen: AskWhen[];
  /** The record: every choice in its notation, and the mark of the rules; games of old have none. */
  choices: string[];
  rules?: string | null;
  game: SavedGame;
}

export interface DamagedSave {
  id: string;
  text: string;
}

const GAME = 'game.';
const DAMAGED = 'damaged.';
/** Older finished games make room for newer ones. */
const MOST_KEPT = 40;

/** Tries until there is room: finished games make some, the oldest first; one that is still being played never does. */
export const withRoom = (storage: Storage, but: string, write: () => boolean): boolean => {
  if (write()) return true;
  const finished = listGames(storage).filter((other) => isOver(other) && other.id !== but);
  for (const { id } of finished.reverse()) {
    removeGame(storage, id);
    if (write()) return true;
  }
  return false;
};

export const writeGame = (storage: Storage, game: StoredGame): boolean => {
  const text = JSON.stringify(game);
  return withRoom(storage, game.id, () => storage.write(GAME + game.id, text));
};

/** Null if there is no such game, or if what is there cannot be read; then it has been set aside. */
export const readGame = (storage: Storage, id: string): StoredGame | null => {
  const text = storage.read(GAME + id);
  if (text === null) return null;
  const game = parseGame(text, id);
  if (game === null) setAside(storage, id);
  return game;
};

export const removeGame = (storage: Storage, id: string): void => {
  storage.remove(GAME + id);
  forgetClaim(storage, id);
};

/** The one played last comes first. */
export const listGames = (storage: Storage): StoredGame[] =>
  storage
    .keys(GAME)
    .flatMap((key) => readGame(storage, key.slice(GAME.length)) ?? [])
    .sort((a, b) => b.updated - a.updated);

export const isOver = ({ game }: StoredGame): boolean => game.game.result !== null;

export const clearOldGames = (storage: Storage): void => {
  const finished = listGames(storage).slice(MOST_KEPT).filter(isOver);
  for (const { id } of finished) removeGame(storage, id);
};

export const setAside = (storage: Storage, id: string): void => {
  const text = storage.read(GAME + id);
  if (text === null) return;
  storage.remove(GAME + id); // first, because there may be no room for both
  storage.write(DAMAGED + id, text);
};

export const listDamaged = (storage: Storage): DamagedSave[] =>
  storage.keys(DAMAGED).map((key) => ({ id: key.slice(DAMAGED.length), text: storage.read(key) ?? '' }));

export const removeDamaged = (storage: Storage, id: string): void => storage.remove(DAMAGED + id);

/** Games of old counted phases from 1. Their state is of another format, so they go on by their record. */
const withPhase = (value: unknown): unknown => {
  const state = isRecord(value) && isRecord(value.game) ? value.game.game : undefined;
  if (isRecord(state) && isNumber(state.phase)) state.phase = PHASES[state.phase - 1];
  return value;
};

const parseGame = (text: string, id: string): StoredGame | null => {
  try {
    const value = withPhase(JSON.parse(text));
    return isStoredGame(value) && value.id === id ? value : null;
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isListOf = <T>(value: unknown, test: (entry: unknown) => entry is T): value is T[] =>
  Array.isArray(value) && value.every(test);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isOneOf = (words: readonly string[], value: unknown): boolean => isText(value) && words.includes(value);

/** What the list of games shows must be there; whether the rest is sound shows when the game is opened. */
const isStoredGame = (value: unknown): value is StoredGame => {
  if (!isRecord(value) || value.format !== 1 || !isText(value.id)) return false;
  const { started, updated, setup, players, askWhen, choices, game } = value;
  if (!isNumber(started) || !isNumber(updated) || !isListOf(players, isPlayer) || !isListOf(choices, isText))
    return false;
  if (!isListOf(askWhen, isAskWhen) || askWhen.length !== players.length) return false;
  if (!isRecord(setup) || !isOneOf(MODES, setup.mode) || !isText(setup.seed)) return false;
  if (!isListOf(setup.heroes, isText) || setup.heroes.length !== players.length) return false;
  if (!isRecord(game) || !isRecord(game.game)) return false;
  const { turn, phase, asked, health, seats, result } = game.game;
  return (
    isNumber(turn) &&
    isNumber(asked) &&
    isOneOf(PHASES, phase) &&
    isListOf(health, isNumber) &&
    isListOf(seats, isRecord) &&
    seats.length === players.length &&
    (result === null || isRecord(result))
  );
};
