// A lesson as data that a page can play (docs/LESSONS.md): situations, the choices of the recommended way, and the steps at which
// somebody is taught. Its words stand apart, one file for each language.

import type { Position } from '@mad-king/engine';

export type LessonKind = 'first' | 'short' | 'hero';

export interface Lesson {
  id: string;
  kind: LessonKind;
  situations: Situation[];
}

/** A position and the recommended way from there. */
export interface Situation {
  id: string;
  /** With the dice that will fall, for `layOut`. */
  position: Position;
  /** Notations in order: of the learner, of the others, and windows that are passed. */
  moves: string[];
  steps: LessonStep[];
}

export interface LessonStep {
  id: string;
  chapter: string;
  /** `read`: somebody goes on. `look`: something is touched that could be chosen. `choose`: it is chosen. */
  does: 'read' | 'look' | 'choose';
  /** How many moves have been made when it begins. */
  at: number;
  /** What is recommended, one choice after the other; for `look` the one that stands for what is touched. */
  wanted: Wanted[];
  /** Choices that lead on as well, those that end the situation well, and those that are answered. */
  fits: Named[];
  enough: Named[];
  others: Named[];
  /** What the step is about, besides what is to be chosen. */
  points: Point[];
}

/** One choice of the recommended way. */
export interface Wanted {
  /** Its place among the moves. */
  at: number;
  text: string;
  /** What the dice show that it names: dice may lie in another order. */
  dice: number[] | null;
  /** If dice are rolled again: what all of them show then. */
  next: number[] | null;
}

/** A choice that is foreseen, by the id of its sentence. */
export interface Named {
  id: string;
  patterns: string[];
}

/** Something on the table: `seat 2`, `ability smack`, `card six-it`, `token 1 entangle`, `health 2`, `cp 1`, `dice`, `attempts`, `hand`, `log`. */
export type Point = string;

/** What is said of a lesson, in one language. */
export interface LessonWords {
  title: string;
  /** In a few words, for the list. */
  topic: string;
  chapters: Record<string, string>;
  steps: Record<string, StepWords>;
  /** By situation: what one takes home. */
  home: Record<string, string>;
  /** When all is done. */
  end: string;
}

export interface StepWords {
  do: string;
  say: string;
  /** On the button, where the choice alone does not say what it does. */
  button?: string;
  /** A number, and what of. */
  why?: [number: string, of: string];
  /** By the id of a foreseen choice: what it is called, and what is said to it. */
  others: Record<string, [name: string, answer: string]>;
}
