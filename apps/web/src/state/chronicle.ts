// All games that were finished on this device: who played, how it ended, and the game itself in a few hundred letters. Each has a
// key of its own, so that a thousand of them cost nothing while one plays.

import { codeOf } from '@mad-king/after/link';
import type { GameRecord } from '@mad-king/engine';
import { isChanceLine } from '@mad-king/engine/inside';
import { MODES, type Mode, TEAMS, type TeamName } from '@mad-king/language';
import type { Deeds } from '../worker/deeds.ts';
import { LEVELS, type Level, type Player } from './players.ts';
import {
  isPuzzlesKept,
  joinPuzzles,
  keepPuzzles,
  NO_PUZZLES,
  type PuzzlesKept,
  readPuzzles,
} from './puzzles.ts';
import type { Storage } from './storage.ts';

export interface PastGame {
  id: string;
  /** When it ended, in milliseconds. */
  at: number;
  mode: Mode;
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

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isPastPlayer = (value: unknown): value is PastPlayer =>
  isFields(value) &&
  (value.by === 'computer'
    ? LEVELS.includes(value.level as Level)
    : (value.by === 'person' || value.by === 'friend') && typeof value.name === 'string');

const isLuck = (value: unknown): value is Luck =>
  isFields(value) && isNumber(value.points) && isNumber(value.spread);

const isJudged = (value: unknown): value is Judged =>
  isFields(value) && isCount(value.choices) && isNumber(value.lost) && isCount(value.blunders);

const isDeeds = (value: unknown): value is Deeds =>
  isFields(value) &&
  Array.isArray(value.feats) &&
  value.feats.every(isText) &&
  isFields(value.near) &&
  Object.values(value.near).every((near) => isFields(near) && isNumber(near.done) && isNumber(near.of));

const isListOf = <T>(value: unknown, length: number, test: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.length === length && value.every(test);

const isTeam = (value: unknown): value is TeamName => TEAMS.includes(value as TeamName);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const MOST_SEATS = 6;

const isPast = (value: unknown): value is PastGame => {
  if (!isFields(value) || !Array.isArray(value.heroes)) return false;
  const { id, at, mode, heroes, teams, players, winner, conceded, turns, code, isTakenOver, luck, judged } =
    value;
  const seats = value.heroes.length;
  return (
    isText(id) &&
    isNumber(at) &&
    MODES.includes(mode as Mode) &&
    seats >= 2 &&
    seats <= MOST_SEATS &&
    isListOf(heroes, seats, isText) &&
    isListOf(teams, seats, isTeam) &&
    isListOf(players, seats, isPastPlayer) &&
    (winner === null || isTeam(winner)) &&
    typeof conceded === 'boolean' &&
    isCount(turns) &&
    isText(code) &&
    typeof isTakenOver === 'boolean' &&
    (luck === null || isListOf(luck, seats, isLuck)) &&
    (judged === null || isListOf(judged, seats, isJudged)) &&
    (value.deeds === null || isDeeds(value.deeds))
  );
};

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
}

/** Adds the games of a file to those that are there; null if it is no chronicle. */
export const importChronicle = (storage: Storage, text: string): Imported | null => {
  const found = contentOf(text);
  if (found === null) return null;
  const { games, puzzles } = found;
  if (isPuzzlesKept(puzzles)) keepPuzzles(storage, joinPuzzles(readPuzzles(storage), puzzles));
  const counted: Imported = { added: 0, known: 0, unreadable: 0, left: 0 };
  for (const game of games) {
    if (!isPast(game)) counted.unreadable++;
    else if (readPast(storage, game.id) !== null) counted.known++;
    else if (keepPast(storage, game)) counted.added++;
    else counted.left++;
  }
  return counted;
};

const contentOf = (text: string): { games: unknown[]; puzzles: unknown } | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && value.format === HEADER && Array.isArray(value.games)
      ? { games: value.games, puzzles: value.puzzles }
      : null;
  } catch {
    return null;
  }
};
