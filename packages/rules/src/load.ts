// Loads the file of a release, in a page by its address, in Node as a `file:` URL.

import type * as release from './index.ts';

/** Engine and heroes of a release: `rules.start(rules.library, setup)`. */
export type Rules = typeof release;

/** A file that is not what it should be: meant for people. */
export class RulesError extends Error {
  override name = 'RulesError';
}

/** What everybody needs who plays, shows, replays or verifies a game. */
const NEEDED = [
  'compile',
  'start',
  'decision',
  'play',
  'speakerOf',
  'known',
  'view',
  'viewEvents',
  'readChoice',
  'notate',
  'newRecord',
  'note',
  'replay',
  'save',
  'load',
  'rulesMark',
  'unasked',
  'policy',
] as const satisfies (keyof Rules)[];

/** `mark`: the one it must have. */
export const loadRules = async (url: string, mark?: string): Promise<Rules> => {
  let loaded: Partial<Rules>;
  try {
    loaded = await import(/* @vite-ignore */ url);
  } catch (error) {
    throw new RulesError(`the rules in ${url} cannot be loaded: the file is damaged or cannot be reached`, {
      cause: error,
    });
  }
  const missing = NEEDED.find((name) => typeof loaded[name] !== 'function');
  if (
    missing !== undefined ||
    loaded.content === undefined ||
    loaded.library === undefined ||
    loaded.mark === undefined
  )
    throw new RulesError(`${url} is no file of rules: ${missing ?? 'content, library or mark'} is missing`);
  if (mark !== undefined && loaded.mark !== mark)
    throw new RulesError(`${url} should hold the rules ${mark}, but holds ${loaded.mark}`);
  return loaded as Rules;
};
