// A puzzle: a position, the choices that lead to a question, and the ways to answer it, of which one is best by a clear margin.

import type { Position } from '@mad-king/engine';

/** Which dice to keep; what wins this turn; what survives it. */
export const PUZZLE_KINDS = ['dice', 'win', 'survive'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** From easy to hard: fifths of all puzzles of a kind by their rating. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** What a list tells of it. */
export interface PuzzleHead {
  id: number;
  /** Whose question it is. */
  hero: string;
  kind: PuzzleKind;
  grade: Grade;
  rating: number;
}

/** How often computers find the answer, from 0 to 1. */
export interface Found {
  squire: number;
  knight: number;
  champion: number;
  /** Of dice: how often an eye finds it that sees every worth with an error of two points. */
  glance?: number;
}

export interface PuzzleWay {
  /** The choice as the game writes it. */
  choose: string;
  /**
   * Of dice: in points of health, by the exact plan. Of the others: the chance to win, or to be alive when the turn ends, over imagined
   * games.
   */
  worth: number;
  /** Of dice: with which abilities the phase ends, and how likely; the most likely first. */
  ends: { ability: string; chance: number }[];
}

export interface Puzzle extends PuzzleHead {
  found: Found;
  /** With the dice that fall on the way to the question, for `layOut`. */
  position: Position;
  /** Choices on the way to the question, in notation. */
  lead: string[];
  /** The solution and what is chosen after it, to be shown. */
  line: string[];
  seat: number;
  /** The solution first. Of dice all ways that are worth telling, of the others all choices. */
  ways: PuzzleWay[];
}
