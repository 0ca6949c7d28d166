// A recorded game, made ready for the stage: its heroes, its stops, and what is wrong with it.

import { LinkError, type LinkFault, recordOf } from '@mad-king/after/link';
import { type GameEvent, type GameRecord, RecordError, rulesMark, SetupError, start } from '@mad-king/engine';
import { isHero } from '../../language/met.ts';
import { libraryFor } from '../../state/library-for.ts';
import { olderRules, stageOlder } from './older-rules.ts';
import { type Reason, reason, reasonOf, refusedIn } from './reason.ts';
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

/** Why a game cannot be shown. */
export interface Fault {
  fault: LinkFault | 'unreadable' | 'illegal';
  /** What exactly, where it is known. */
  reason: Reason | null;
  isOfOtherRules: boolean;
}

export type Staged = StagedGame | Fault;

export const isFault = (staged: Staged): staged is Fault => 'fault' in staged;

const faultOf = (fault: Fault['fault'], reason: Reason | null, isOfOtherRules = false): Fault => ({
  fault,
  reason,
  isOfOtherRules,
});

const stageRecord = async (record: GameRecord): Promise<Staged> => {
  const { setup, rules } = record;
  const stranger = setup.heroes.find((id) => !isHero(id));
  if (stranger !== undefined) return faultOf('illegal', reason('hero', stranger), true);
  const library = await libraryFor(setup);
  const isOfOtherRules = rules !== null && rules !== rulesMark(library, setup.heroes);
  const older = isOfOtherRules ? await olderRules(setup.heroes, rules) : null;
  const isWithoutThem = isOfOtherRules && older === null;
  try {
    if (older !== null) return stageOlder(record, older);
    const events: GameEvent[] = [];
    const begun = start(library, setup, events);
    const piece = { start: begun, events, choices: record.choices };
    const refused = refusedIn(piece);
    if (refused !== null) return faultOf('illegal', refused, isWithoutThem);
    const by = isOfOtherRules ? 'these' : 'own';
    return { record, piece, course: courseOf(piece), by, tell: () => () => {} };
  } catch (error) {
    if (error instanceof SetupError) return faultOf('unreadable', reason('setup'));
    // Another release has errors of its own, known by name.
    const isRefused = error instanceof Error && error.name === 'FormatError';
    return faultOf(isRefused ? 'illegal' : 'unreadable', null);
  }
};

const stageCode = async (code: string): Promise<Staged> => {
  try {
    return await stageRecord(await recordOf(code));
  } catch (error) {
    if (error instanceof LinkError) return faultOf(error.fault, null);
    if (error instanceof RecordError) return faultOf('unreadable', reasonOf(error));
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
