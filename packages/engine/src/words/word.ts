// The definition of a word: everything the rules know of it, in one place. docs/ARCHITECTURE.md shows how to add one.

import type { Amount, Condition, Effect, EffectName, Use } from '@mad-king/language';
import { blocksOf } from '@mad-king/language/inside';
import type { Behaviour, Control, Instruction, Word } from '../cast/text.ts';
import type { Names } from '../compile/names.ts';

/** A line of this word. */
export type Line<K extends EffectName> = Extract<Effect, { do: K }>;

export interface Definition<K extends EffectName = EffectName, A = unknown> extends Behaviour<A> {
  /** The line with its names resolved; left out: as it is written. */
  resolve?(e: Line<K>, names: Names): A;
  /** How a line with blocks is laid out; left out: as one instruction. */
  layOut?(e: Line<K>, text: Layout): void;
  /** In an offensive ability the line waits for the target (R15.6.2); left out: if it names the target. */
  waits?(e: Line<K>, others: (e: Effect) => boolean): boolean;
  /** A choice that is made when an action is declared, if its text begins with it (R14.6.1, EX-4). */
  leads?: true;
  /** It can always do something, whatever the state (R6.2.3). */
  always?: true;
  /** It touches dice that lie on the table. */
  touchesDice?: true;
}

/** What laying out a line needs of the text compiler. */
export interface Layout {
  readonly names: Names;
  /** The number of the next instruction. */
  readonly here: number;
  /** One instruction for the line: its own word, or what structure needs. */
  emit(e: Effect, a?: unknown): Instruction;
  control(word: Word, e: Effect, a?: unknown): Instruction;
  block(effects: readonly Effect[]): void;
  /** The lines of one round of a loop. */
  round(e: Line<'repeat'>): void;
  /** A use that is offered with a roll. */
  use(use: Use): number;
}

/** For a word whose line is carried out as it is written. */
export const plain = <K extends EffectName>(definition: Definition<K, Line<K>>): Definition<K, Line<K>> =>
  definition;

/** For a word whose line has names that become numbers. */
export const word = <K extends EffectName, A>(definition: Definition<K, A>): Definition<K, A> => definition;

export const control = <A>(name: Control, run: Word<A>['run']): Word<A> => ({ name, run });

export const always = (): boolean => true;

const amountNamesTarget = (amount: unknown): boolean =>
  typeof amount === 'object' &&
  amount !== null &&
  (amount as Exclude<Amount, number>).terms.some(({ of }) => 'who' in of && of.who === 'target');

/** The line acts on the target, or reads them. */
export const namesTarget = (e: Effect): boolean =>
  blocksOf(e).length === 0 &&
  (('who' in e && e.who === 'target') || ('amount' in e && amountNamesTarget(e.amount)));

export const readsTarget = (e: { amount: Amount }): boolean => amountNamesTarget(e.amount);

export const conditionNamesTarget = (cond: Condition): boolean => {
  if (cond.test === 'not') return conditionNamesTarget(cond.of);
  if (cond.test === 'any' || cond.test === 'all') return cond.of.some(conditionNamesTarget);
  return ('who' in cond && cond.who === 'target') || ('as' in cond && cond.as === 'target');
};
