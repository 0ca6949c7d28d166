// A recorded game, made ready for the stage: its heroes, its stops, and what is wrong with it.

import { LinkError, type LinkFault, recordOf } from '@mad-king/after/link';
import {
  FormatError,
  type GameEvent,
  type GameRecord,
  IllegalChoice,
  rulesMark,
  start,
} from '@mad-king/engine';
import { isHero } from '../../language/met.ts';
import { libraryFor } from '../../state/library-for.ts';
import { olderRules, stageOlder } from './older-rules.ts';
import { type Course, courseOf, type Piece } from './stops.ts';

export interface StagedGame {
  record: GameRecord;
  /** What it consists of; null if that is of another release. */
  piece: Piece | null;
  course: Course;
  /** By which rules it is shown: its own; those of this page although it was played with others; or those of another release. */
  by: 'own' | 'these' | 'then';
  /** Heroes are told as they were when it was played, until what this gives is called. */
  tell: () => () => void;
}

/** Why a game cannot be shown. `detail`: what exactly, in English, for who wants to know. */
export interface Fault {
  fault: LinkFault | 'unreadable' | 'illegal' | 'hero';
  detail: string;
  isOfOtherRules: boolean;
}

export type Staged = StagedGame | Fault;

export const isFault = (staged: Staged): staged is Fault => 'fault' in staged;

const faultOf = (fault: Fault['fault'], error: unknown, isOfOtherRules = false): Fault => ({
  fault,
  detail: error instanceof Error ? error.message : String(error),
  isOfOtherRules,
});

const stageRecord = async (record: GameRecord): Promise<Staged> => {
  const { setup, rules } = record;
  const stranger = setup.heroes.find((id) => !isHero(id));
  if (stranger !== undefined) return { fault: 'hero', detail: stranger, isOfOtherRules: true };
  const library = await libraryFor(setup);
  const isOfOtherRules = rules !== null && rules !== rulesMark(library, setup.heroes);
  const older = isOfOtherRules ? await olderRules(setup.heroes, rules) : null;
  try {
    if (older !== null) return stageOlder(record, older);
    const events: GameEvent[] = [];
    const begun = start(library, setup, events);
    const piece = { start: begun, events, choices: record.choices };
    const by = isOfOtherRules ? 'these' : 'own';
    return { record, piece, course: courseOf(piece), by, tell: () => () => {} };
  } catch (error) {
    return faultOf(isIllegal(error) ? 'illegal' : 'unreadable', error, isOfOtherRules && older === null);
  }
};

/** Each release has errors of its own: they are known by name. */
const isIllegal = (error: unknown): boolean =>
  error instanceof IllegalChoice ||
  (error instanceof Error && /^(IllegalChoice|FormatError)$/.test(error.name));

const stageCode = async (code: string): Promise<Staged> => {
  try {
    return await stageRecord(await recordOf(code));
  } catch (error) {
    if (error instanceof LinkError) return faultOf(error.fault, error);
    if (error instanceof FormatError) return faultOf('unreadable', error);
    throw error;
  }
};

let last: { code: string; staged: Promise<Staged> } | null = null;

/** The game of a code; of the same code it is the same as last time. */
export const stagedOnce = (code: string): Promise<Staged> => {
  if (last?.code !== code) {
    const staged = stageCode(code);
    last = { code, staged };
    // What could not be loaded may be loaded next time.
    staged.catch(() => {
      last = null;
    });
  }
  return last.staged;
};
