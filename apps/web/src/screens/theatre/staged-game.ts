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
import { type Course, courseOf } from './stops.ts';

export interface StagedGame {
  record: GameRecord;
  course: Course;
  /** It was played with other rules than these, or its record does not say with which. */
  isOfOtherRules: boolean;
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

export const stageRecord = async (record: GameRecord): Promise<Staged> => {
  const stranger = record.setup.heroes.find((id) => !isHero(id));
  if (stranger !== undefined) return { fault: 'hero', detail: stranger, isOfOtherRules: true };
  const library = await libraryFor(record.setup);
  const isOfOtherRules = record.rules !== null && record.rules !== rulesMark(library, record.setup.heroes);
  const events: GameEvent[] = [];
  try {
    const begun = start(library, record.setup, events);
    return { record, course: courseOf({ start: begun, events, choices: record.choices }), isOfOtherRules };
  } catch (error) {
    return faultOf(error instanceof IllegalChoice ? 'illegal' : 'unreadable', error, isOfOtherRules);
  }
};

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
