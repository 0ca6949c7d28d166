// The compiled form of texts: flat lists of instructions with names turned into numbers. Made once per hero by
// compile.ts, run by effects/. Games refer to a text by its index and to a place in it by the number of the instruction.

import type { Origin } from '../state/game.ts';
import type { Among, DiceOwner, Effect, EffectName, RollKind, Who } from './nodes.ts';

/** `people` as a number, so that texts need no string comparison: index into PEOPLE. */
export type WhoCode = number;

export interface CodeTerm {
  times: number;
  per: number;
  count: CountCode;
  /** Symbol or kind. */
  arg: number;
  who: WhoCode;
}
export const CountCode = { Symbol: 0, Sum: 1, Held: 2, Room: 3, Cp: 4, Number: 5, Upgrades: 6 } as const;
export type CountCode = (typeof CountCode)[keyof typeof CountCode];

export type CodeAmount = number | CodeLinear;
export interface CodeLinear {
  base: number;
  terms: CodeTerm[];
  half: boolean;
  most: number;
}

export type CodeCondition =
  | { test: 'symbols'; packed: number }
  | { test: 'of-a-kind'; n: number }
  | { test: 'sum'; atLeast: number; atMost: number }
  | { test: 'die'; from: number; to: number }
  | { test: 'held'; kind: number; by: WhoCode; atLeast: number }
  | { test: 'number'; atLeast: number }
  | { test: 'used-symbol'; symbol: number }
  | { test: 'cp'; atLeast: number }
  | { test: 'attacking' }
  | { test: 'attacked' }
  | { test: 'attack-deals'; atLeast: number }
  | { test: 'defendable' }
  | { test: 'dealt'; atLeast: number }
  | { test: 'not'; of: CodeCondition }
  | { test: 'any'; of: CodeCondition[] }
  | { test: 'all'; of: CodeCondition[] };

/** Words of the interpreter that no card says: they come from compiling structure. */
export const CONTROL = ['jump', 'defer', 'roll-end', 'loop-start', 'loop-next'] as const;
export type InstructionName = EffectName | (typeof CONTROL)[number];

/** One shape for all instructions, so that the interpreter stays fast; unused operands are 0 or null. */
export interface Instruction {
  op: InstructionName;
  /** Number of the word, index into the interpreter's table. */
  code: number;
  amount: CodeAmount;
  /** Amount "half" or "all"; other small switches. */
  mode: number;
  who: WhoCode;
  kind: number;
  type: number;
  flag: boolean;
  cond: CodeCondition | null;
  /** Where to go on: else branch, end of a deferred stretch, end of the block. */
  jump: number;
  /** Starts of the options of a choice. */
  targets: number[];
  whose: DiceOwner;
  roll: RollKind;
  among: Among;
  price: CodePrice | null;
}

export interface CodePrice {
  cp: number;
  kind: number;
  n: number;
}

export interface Text {
  index: number;
  code: Instruction[];
  /** How many instructions at the start are choices made when the action is announced. */
  lead: number;
  /** Some part of it can always do something (R6.2.3). */
  always: boolean;
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

export type { Who };
