// Whether something is a game of the chronicle. Heroes and feats may be those of a later release; everything else is what this one
// can count with, show and say, so that nothing a file brings or a browser has kept can break a page.

import { isCode } from '@mad-king/after/link';
import { MODES, type Mode, TEAMS, type TeamName } from '@mad-king/language';
import type { Deeds } from '../worker/deeds.ts';
import type { Judged, Luck, PastGame, PastPlayer } from './chronicle.ts';
import { TABLES } from './modes.ts';
import { LEVELS } from './players.ts';
import { isAmount, isCount, isFields, isListOf, isNumber, isOneOf, isText, isTime } from './shapes.ts';
import { SHORT } from './short-duel.ts';

const MOST_NAME = 100;
/** More than any game takes, its code included. */
const MOST_LETTERS = 50_000;

const isId = (value: unknown): value is string => isText(value, MOST_NAME) && /^[\w-]+$/.test(value);

const isPastPlayer = (value: unknown): value is PastPlayer =>
  isFields(value) &&
  (value.by === 'computer'
    ? isOneOf(value.level, LEVELS)
    : isOneOf(value.by, ['person', 'friend']) && isText(value.name, MOST_NAME));

const isLuck = (value: unknown): value is Luck =>
  isFields(value) && isNumber(value.points) && isAmount(value.spread);

const isJudged = (value: unknown): value is Judged =>
  isFields(value) &&
  isCount(value.choices) &&
  isAmount(value.lost) &&
  value.lost <= MOST_LOST * value.choices &&
  isCount(value.blunders) &&
  value.blunders <= value.choices;

/** What one choice may cost, in points of a hundred. */
const MOST_LOST = 100;

const isNear = (value: unknown): boolean =>
  isFields(value) && isAmount(value.done) && isAmount(value.of) && value.of > 0;

const isDeeds = (value: unknown): value is Deeds =>
  isFields(value) &&
  Array.isArray(value.feats) &&
  value.feats.every(isId) &&
  isFields(value.near) &&
  Object.values(value.near).every(isNear);

const isTeam = (value: unknown): value is TeamName => isOneOf(value, TEAMS);

/** As many sides as are played so. */
const areTeamsOf = (mode: Mode, teams: readonly TeamName[]): boolean =>
  new Set(teams).size === (TABLES[mode].teams || teams.length);

/** No game was ever as long. */
const MOST_TURNS = 10_000;

/** Whatever else stands in it. */
const isSmall = (value: unknown): boolean => {
  try {
    return JSON.stringify(value).length <= MOST_LETTERS;
  } catch {
    return false; // too deep to be written
  }
};

export const isPast = (value: unknown): value is PastGame => {
  if (!isFields(value) || !Array.isArray(value.heroes)) return false;
  const { heroes, teams, winner, code, luck, judged, deeds } = value;
  const seats = heroes.length;
  return (
    isId(value.id) &&
    isTime(value.at) &&
    isOneOf(value.mode, MODES) &&
    (value.health === undefined || isOneOf(value.health, SHORT)) &&
    TABLES[value.mode].seats.includes(seats) &&
    heroes.every(isId) &&
    isListOf(teams, seats, isTeam) &&
    areTeamsOf(value.mode, teams) &&
    isListOf(value.players, seats, isPastPlayer) &&
    (winner === null || teams.includes(winner as TeamName)) &&
    typeof value.conceded === 'boolean' &&
    isCount(value.turns) &&
    value.turns <= MOST_TURNS &&
    typeof code === 'string' &&
    isCode(code) &&
    typeof value.isTakenOver === 'boolean' &&
    (luck === null || isListOf(luck, seats, isLuck)) &&
    (judged === null || isListOf(judged, seats, isJudged)) &&
    (deeds === null || isDeeds(deeds)) &&
    isSmall(value)
  );
};
