// All games that were finished on this device: who played, how it ended, and the game itself in a few hundred letters. Each has a
// key of its own, so that a thousand of them cost nothing while one plays.

import { codeOf } from '@mad-king/after/link';
import type { GameRecord } from '@mad-king/engine';
import { isChanceLine } from '@mad-king/engine/inside';
import type { Mode, TeamName } from '@mad-king/language';
import type { Deeds } from '../worker/deeds.ts';
import { isPast } from './is-past.ts';
import type { Level, Player } from './players.ts';
import { joinPuzzles, keepPuzzles, NO_PUZZLES, type PuzzlesKept, puzzlesIn, readPuzzles } from './puzzles.ts';
import { isFields } from './shapes.ts';
import { shortDuel } from './short-duel.ts';
import type { Storage } from './storage.ts';

export interface PastGame {
  id: string;
  /** When it ended, in milliseconds. */
  at: number;
  mode: Mode;
  /** Of a short duel, what it started with. */
  health?: number;
  /** By seat. */
  heroes: string[];
  teams: TeamName[];
  players: PastPlayer[];
  /** Null: a draw. */
  winner: TeamName | null;
  conceded: boolean;
  turns: number;
  /** The whole game, as in a link. */
  code: string;
  /** It was played on from a moment of another game. */
  isTakenOver: boolean;
  /** By seat: what the dice gave above the mean, in points of health, and the usual spread of that; null if not counted yet. */
  luck: Luck[] | null;
  /** What the choices of each seat cost, if they were judged. */
  judged: Judged[] | null;
  /** What the only person here has reached in it; null if not looked at yet. */
  deeds: Deeds | null;
}

/** `friend`: somebody at another screen. */
export type PastPlayer = { by: 'person' | 'friend'; name: string } | { by: 'computer'; level: Level };

export interface Luck {
  points: number;
  spread: number;
}

export interface Judged {
  choices: number;
  /** Points of win chance, of a hundred. */
  lost: number;
  blunders: number;
}

const PAST = 'past.';

/** The seat of the only person at this screen; -1 if there are several, or none. */
export const ownSeat = ({ players }: Pick<PastGame, 'players'>): number => {
  const people = players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : -1;
};

/** 1, or a half for a draw, or 0. */
export const scoreOf = ({ winner, teams }: PastGame, seat: number): number =>
  winner === null ? 0.5 : winner === teams[seat] ? 1 : 0;

interface Ended {
  id: string;
  at: number;
  record: GameRecord;
  players: readonly Player[];
  teams: readonly TeamName[];
  winner: TeamName | null;
  conceded: boolean;
  turns: number;
}

const pastPlayer = (player: Player): PastPlayer =>
  player.by === 'computer' ? { by: 'computer', level: player.level } : { by: player.by, name: player.name };

export const pastOf = async ({ record, players, teams, ...ended }: Ended): Promise<PastGame> => ({
  ...ended,
  mode: record.setup.mode,
  health: shortDuel(record.setup.mode, record.setup.options),
  heroes: [...record.setup.heroes],
  teams: [...teams],
  players: players.map(pastPlayer),
  code: await codeOf(record),
  isTakenOver: record.choices.some(isChanceLine),
  luck: null,
  judged: null,
  deeds: null,
});

export const readPast = (storage: Storage, id: string): PastGame | null =>
  parsePast(storage.read(PAST + id) ?? '', id);

/** Keeps a game; of one that is kept already what was counted later stays. False if there is no room. */
export const keepPast = (storage: Storage, game: PastGame): boolean => {
  const before = readPast(storage, game.id);
  const kept =
    before === null
      ? game
      : {
          ...game,
          at: before.at,
          luck: game.luck ?? before.luck,
          judged: game.judged ?? before.judged,
          deeds: game.deeds ?? before.deeds,
        };
  return storage.write(PAST + game.id, JSON.stringify(kept));
};

/** What was counted after its end. */
export const addToPast = (
  storage: Storage,
  id: string,
  counted: Partial<Pick<PastGame, 'luck' | 'judged' | 'deeds'>>,
): void => {
  const game = readPast(storage, id);
  if (game !== null) keepPast(storage, { ...game, ...counted });
};

export const removePast = (storage: Storage, id: string): void => storage.remove(PAST + id);

/** The newest comes first. What cannot be read is left where it is. */
export const listPast = (storage: Storage): PastGame[] =>
  storage
    .keys(PAST)
    .flatMap((key) => readPast(storage, key.slice(PAST.length)) ?? [])
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));

const parsePast = (text: string, id: string): PastGame | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isPast(value) && value.id === id ? value : null;
  } catch {
    return null;
  }
};

const HEADER = 'mad-king chronicle 1';

/** All games as one file, with what is remembered of puzzles. */
export const writeChronicle = (games: readonly PastGame[], puzzles: PuzzlesKept = NO_PUZZLES): string =>
  `${JSON.stringify({ format: HEADER, games, puzzles }, null, 1)}\n`;

export interface Imported {
  added: number;
  known: number;
  unreadable: number;
  /** There was no room for so many. */
  left: number;
  /** Puzzles that had not been answered here. */
  answers: number;
}

/** What an import leaves free, in letters: the games one plays next must find room. */
const RESERVE = 1_000_000;

/** Does something while so much room is set aside; nothing, if there is not that much. */
const withReserve = <T>(storage: Storage, act: () => T, otherwise: T): T => {
  const key = 'reserve';
  if (!storage.write(key, ' '.repeat(RESERVE))) return otherwise;
  try {
    return act();
  } finally {
    storage.remove(key);
  }
};

/** Adds the games of a file to those that are there, when all of it has been looked at; null if it is no chronicle. */
export const importChronicle = (storage: Storage, text: string): Imported | null => {
  const found = contentOf(text);
  if (found === null) return null;
  const readable = found.games.filter(isPast);
  const fresh = onlyFirst(readable).filter(({ id }) => readPast(storage, id) === null);
  const { added, answers } = withReserve(
    storage,
    () => ({
      answers: found.puzzles === null ? 0 : bringPuzzles(storage, found.puzzles),
      added: fresh.filter((game) => keepPast(storage, game)).length,
    }),
    { added: 0, answers: 0 },
  );
  return {
    added,
    answers,
    known: readable.length - fresh.length,
    unreadable: found.games.length - readable.length,
    left: fresh.length - added,
  };
};

/** How many answers are new here. */
const bringPuzzles = (storage: Storage, brought: PuzzlesKept): number => {
  const here = readPuzzles(storage);
  const joined = joinPuzzles(here, brought);
  const more = Object.keys(joined.answers).length - Object.keys(here.answers).length;
  return keepPuzzles(storage, joined) ? more : 0;
};

const onlyFirst = (games: readonly PastGame[]): PastGame[] => {
  const ids = new Set<string>();
  return games.filter(({ id }) => !ids.has(id) && ids.add(id));
};

const contentOf = (text: string): { games: unknown[]; puzzles: PuzzlesKept | null } | null => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value) || value.format !== HEADER || !Array.isArray(value.games)) return null;
    const { games, puzzles } = value;
    return { games, puzzles: puzzles === undefined ? null : puzzlesIn(puzzles) };
  } catch {
    return null;
  }
};
