// A statement: one clause of a text, on its way into a sentence.

import type { Said } from '../segments.ts';
import type { Context } from './context.ts';

export interface Statement {
  said: Said;
  /** A break stands before it (R10.4). */
  then?: boolean;
  /** Has clauses of its own, so that "and" would be misread. */
  complex: boolean;
  /** Begins with what the reader does, so that "you may" can stand before it. */
  you: boolean;
  /** What dice decide, as it stands in a row: the mark says what they must show. */
  row?: { mark: Said; said: Said };
}

export const simple = (said: Said, you = false): Statement => ({ said, complex: false, you });
export const complex = (said: Said, you = false): Statement => ({ said, complex: true, you });

/** Several lines said as one. */
export interface Joined {
  /** Null: nothing is said yet. */
  statement: Statement | null;
  used: number;
}

/** "you may ...", in the form that suits what follows. */
export const mayOf = (c: Context, what: Statement): Statement => {
  const k = c.v.m.effects;
  const said = c.v.say(what.you && !what.complex ? k.mayDo : k.mayLet, { what: what.said });
  return { said, complex: what.complex, you: false };
};
