// A compiled text: a flat list of instructions with names turned into numbers. Made once per hero by compile/, carried out
// by rules/text.ts. Games refer to a text by its index and to a place in it by the number of the instruction.

import type { Effect, EffectName } from '@mad-king/language';
import type { Choice } from '../choice.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game, Origin } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';

export type Test = (g: Game, h: Hand) => boolean;
export type Count = (g: Game, h: Hand) => number;
export type CastAmount = number | Count;

/**
 * What is known of a word: how to carry it out, how to take the answer to its question, whether it could do anything now
 * (R6.2.3). `a`: the line with its names resolved, as its definition in words/ does it.
 */
export interface Behaviour<A> {
  run(g: Game, f: TextFrame, a: A, ins: Instruction): void;
  answer?(g: Game, f: TextFrame, a: A, chosen: Choice, ins: Instruction): void;
  /** Left out: it never counts as doing something by itself. */
  can?(g: Game, h: Hand, a: A, ins: Instruction): boolean;
  /** If it cannot do anything, neither can what stands before its jump. */
  closes?(g: Game, h: Hand, a: A, ins: Instruction): boolean;
  /** For choices made on declaration: what was chosen would still be offered (R14.5.3, R14.6.2). */
  stands?(g: Game, h: Hand, a: A): boolean;
}

export interface Word<A = unknown> extends Behaviour<A> {
  name: EffectName | Control;
}

/** Words that no card says: they come from laying out blocks. */
export type Control =
  | 'jump'
  | 'defer'
  | 'roll-end'
  | 'rounds'
  | 'round-may'
  | 'round-next'
  | 'rounds-end'
  | 'each-next';

export interface Instruction<A = unknown> {
  word: Word<A>;
  a: A;
  /** The line it comes from. */
  line: Effect;
  about: About;
  /** Where to go on if not with the next one: else branch, end of the block, start of the loop. */
  jump: number;
}

/** Where a question or a roll comes from: the text, and the number of its line (linesOf), NONE for the text as a whole. */
export interface About {
  source: TextSource;
  text: number;
  line: number;
}

/** What must be paid; `any`: as many tokens as one likes, at least one. */
export interface CastPrice {
  cp: number;
  kind: number;
  n: number;
  any: boolean;
  discard: number;
}

/** A compiled text: its instructions, and where it stands. */
export interface Text {
  index: number;
  code: Instruction[];
  /** How many instructions at the start are choices made when the action is announced. */
  lead: number;
  /** Some part of it can always do something (R6.2.3). */
  always: boolean;
  /** The first instruction that touches dice on the table, or NONE. */
  touches: number;
  origin: Origin;
  /** Kind of token it belongs to, or NONE. */
  token: number;
  source: TextSource;
  effects: Effect[];
}

/** Where a text stands, for events, breakdowns and questions. `part`: a moment or a use; empty for rows and defences. */
export type TextSource =
  | { of: 'ability'; hero: string; ability: string; level: number; row: number; part: string }
  | { of: 'card'; card: string; hero: string }
  | { of: 'token'; token: string; part: string }
  | { of: 'setup'; hero: string };
