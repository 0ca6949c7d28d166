// A statement: one clause of a text, on its way into a sentence.

import type { Said } from '../segments.ts';

export interface Statement {
  said: Said;
  /** A break stands before it (R10.4). */
  then?: boolean;
  /** Has clauses of its own, so that "and" would be misread. */
  complex: boolean;
  /** Begins with what the reader does, so that "you may" can stand before it. */
  you: boolean;
}

export const simple = (said: Said, you = false): Statement => ({ said, complex: false, you });
export const complex = (said: Said, you = false): Statement => ({ said, complex: true, you });

/** Several lines said as one. */
export interface Joined {
  /** Null: nothing is said yet. */
  statement: Statement | null;
  used: number;
}
