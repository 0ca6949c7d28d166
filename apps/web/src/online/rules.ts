// The rules of a game that a server plays. Mostly they are those of this page; those of another release come as one file from the
// server, and the heroes are then told as they were in it.

import { contentMark, type Library } from '@mad-king/engine';
import { loadRules } from '@mad-king/rules/load';
import type { StateMessage } from '@mad-king/server/protocol';
import { meet, tellAsThen } from '../language/met.ts';
import { loadLibrary } from '../library.ts';
import { type Engine, own } from '../state/engine.ts';

/** They could not be had. */
export class OtherRules extends Error {}

export interface PlayedBy {
  engine: Engine;
  library: Library;
  /** The heroes are again told as they are in this page. */
  forget: () => void;
}

export const rulesOf = async ({ game, rules: mark }: StateMessage): Promise<PlayedBy> => {
  const { heroes, content } = game;
  const [library] = await Promise.all([loadLibrary(heroes), meet(heroes)]);
  if (content === contentMark(library)) return { engine: own, library, forget: () => {} };
  const rules = await loadRules(`/rules/${mark}.js`, mark).catch((error: unknown) => {
    throw new OtherRules(mark, { cause: error });
  });
  const { sharedCards } = rules.content;
  const ids = [...new Set(heroes)].sort();
  const then = { heroes: rules.content.heroes.filter(({ id }) => ids.includes(id)), sharedCards };
  // In the order in which the server compiles them: a state refers to their parts by index.
  then.heroes.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { engine: rules, library: rules.compile(then), forget: tellAsThen(then) };
};
