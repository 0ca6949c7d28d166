// The rules of a game that a server plays. Mostly they are those of this page; those of another release come as one file from the
// server, and the heroes are then told as they were in it.

import { compile, type Library } from '@mad-king/engine';
import { contentMark } from '@mad-king/engine/inside';
import type { StateMessage } from '@mad-king/server/protocol';
import { meet, tellAsThen } from '../language/met.ts';
import { contentFrom, loadLibrary, rulesOfRelease } from '../library.ts';
import { type Engine, own } from '../state/engine.ts';

/** They could not be had. */
export class OtherRules extends Error {}

export interface PlayedBy {
  engine: Engine;
  library: Library;
  /** Of other rules than this page's: their mark. */
  release?: string;
  /** The coach knows them: its engine plays these heroes by the same rules. */
  hasCoach: boolean;
  /** The heroes are again told as they are in this page. */
  forget: () => void;
}

export const rulesOf = async ({ game, rules: mark }: StateMessage): Promise<PlayedBy> => {
  const { heroes, content } = game;
  const [library] = await Promise.all([loadLibrary(heroes), meet(heroes)]);
  if (content === contentMark(library)) return { engine: own, library, hasCoach: true, forget: () => {} };
  const rules = await rulesOfRelease(mark).catch((error: unknown) => {
    throw new OtherRules(mark, { cause: error });
  });
  const then = contentFrom(rules, heroes);
  return {
    engine: rules,
    library: rules.compile(then),
    release: mark,
    hasCoach: isPlayedAlike(then, content),
    forget: tellAsThen(then),
  };
};

/** Whether the engine of this page plays these heroes as that of their release: a mark covers both. */
const isPlayedAlike = (then: Parameters<typeof compile>[0], mark: string): boolean => {
  try {
    return contentMark(compile(then)) === mark;
  } catch {
    // It has words that this engine no longer knows.
    return false;
  }
};
