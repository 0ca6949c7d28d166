// What the page and the worker of the computer players say to each other.

import { type PolicyName, policy } from '@mad-king/ai';
import { type Choice, type Library, load, type SavedGame } from '@mad-king/engine';

export interface Question {
  /** Answers may come late: the page knows them again by this. */
  id: number;
  policy: PolicyName;
  /** Where the computer's own chance comes from; never the seed of the game. */
  seed: string;
  game: SavedGame;
}

export type Answer = { id: number; choice: Choice } | { id: number; error: string };

/** Milliseconds a policy may think; the others are quick. */
const TIME: Partial<Record<PolicyName, number>> = { champion: 700, king: 1800 };

export const answerTo = (library: Library, question: Question, clock: () => number): Answer => {
  const { id, policy: name, seed } = question;
  try {
    const game = load(library, question.game);
    if (game.asked < 0) return { id, error: 'the game is over' };
    return { id, choice: policy(name, { seed, time: TIME[name], clock }).choose(game) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};
