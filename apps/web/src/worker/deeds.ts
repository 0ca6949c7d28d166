// What a seat has reached in a game: feats, and how near it came to others.

import { featsOfGame, type Progress, progressOfGame } from '@mad-king/after/feats';
import { tell } from '@mad-king/after/feats/tell';
import { type Library, rulesMark } from '@mad-king/engine';
import type { DeedsQuestion } from './protocol.ts';

export interface Deeds {
  /** Ids of the feats. */
  feats: string[];
  /** By feat, where something is counted. */
  near: Record<string, Progress>;
}

export const deedsOf = (
  library: Library,
  { setup, choices, rules, seat, levels, review }: Omit<DeedsQuestion, 'ask'>,
): Deeds => {
  if (rules !== null && rules !== rulesMark(library, setup.heroes))
    throw new Error('the game was played by other rules');
  const record = { setup, rules, choices: [...choices], lines: choices.map(() => 0) };
  const judged = { tale: tell(library, record, levels), seat, review };
  return {
    feats: featsOfGame(judged).map(({ id }) => id),
    near: Object.fromEntries(progressOfGame(judged)),
  };
};
