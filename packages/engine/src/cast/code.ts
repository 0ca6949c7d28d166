// The compiled form of texts: flat lists of instructions with names turned into numbers. Made once per hero by
// compile.ts, run by effects/. Games refer to a text by its index and to a place in it by the number of the instruction.

import type { Among, Condition, DiceOwner, Effect, EffectName, RollKind } from '@mad-king/language';
import type { Origin } from '../state/game.ts';

/** A person as a number: index into PEOPLE. */
export type WhoCode = number;

export interface CodeTerm {
  times: number;
  per: number;
  count: CountCode;
  /** Symbol, kind, or a switch. */
  arg: number;
  /** Kinds, where there are several. */
  kinds: number[];
  who: WhoCode;
}
export const CountCode = {
  Symbol: 0,
  Sum: 1,
  Held: 2,
  Room: 3,
  Cp: 4,
  Number: 5,
  Upgrades: 6,
  Present: 7,
  Tokens: 8,
  ExtraAttempts: 9,
  Dealt: 10,
} as const;
export type CountCode = (typeof CountCode)[keyof typeof CountCode];

export type CodeAmount = number | CodeLinear;
export interface CodeLinear {
  base: number;
  terms: CodeTerm[];
  half: boolean;
  table: number[] | null;
  most: number;
}

/** Conditions in which names become numbers; all others run as they are written. */
export type CodeCondition = Exclude<Condition, { test: NamedCondition['test'] }> | NamedCondition;

type NamedCondition =
  | { test: 'symbols'; packed: number }
  | { test: 'sum'; atLeast: number; atMost: number }
  | { test: 'number'; atLeast: number; atMost: number }
  | { test: 'held'; kind: number; by: WhoCode; atLeast: number }
  | { test: 'aged' | 'full'; kind: number }
  | { test: 'used-symbol'; symbol: number }
  | { test: 'hand'; of: WhoCode }
  | { test: 'side'; side: number }
  | { test: 'health-below' | 'opponent'; who: WhoCode }
  | { test: 'same'; who: WhoCode; as: WhoCode }
  | { test: 'tallied'; note: number; atLeast: number }
  | { test: 'noted'; note: number }
  | { test: 'not'; of: CodeCondition }
  | { test: 'any' | 'all'; of: CodeCondition[] };

/** Words of the interpreter that no card says: they come from compiling structure. */
export const CONTROL = ['jump', 'defer', 'roll-end', 'loop-next', 'loop-end', 'each-next'] as const;
export type InstructionName = EffectName | (typeof CONTROL)[number];

/** One shape for all instructions, so that the interpreter stays fast; unused operands are 0, empty or null. */
export interface Instruction {
  op: InstructionName;
  /** Number of the word, index into the interpreter's table. */
  code: number;
  amount: CodeAmount;
  /** Small switches; each word says what they mean. */
  mode: number;
  flag: boolean;
  who: WhoCode;
  kind: number;
  /** Damage type; stage of a deferred stretch. */
  type: number;
  cond: CodeCondition | null;
  /** Where to go on: else branch, end of a deferred stretch, end of the block. */
  jump: number;
  /** Starts of the options of a choice, and what they ask for. */
  targets: number[];
  conds: (CodeCondition | null)[];
  values: number[];
  whose: DiceOwner;
  roll: RollKind;
  among: Among;
  price: CodePrice | null;
  /** Use offered with a roll, or -1. */
  use: number;
}

/** What must be paid; `any`: as many tokens as one likes, at least one. */
export interface CodePrice {
  cp: number;
  kind: number;
  n: number;
  any: boolean;
  discard: number;
}

export interface Text {
  index: number;
  code: Instruction[];
  /** How many instructions at the start are choices made when the action is announced. */
  lead: number;
  /** Some part of it can always do something (R6.2.3). */
  always: boolean;
  /** The first instruction that touches dice on the table, or -1. */
  touches: number;
  origin: Origin;
  /** Kind of token it belongs to, or -1. */
  token: number;
  source: TextSource;
  effects: Effect[];
}

/** Where a text stands, for events, breakdowns and questions. */
export type TextSource =
  | { of: 'ability'; hero: string; ability: string; level: number; row: number }
  | { of: 'card'; card: string; hero: string }
  | { of: 'token'; token: string; part: string }
  | { of: 'setup'; hero: string };
