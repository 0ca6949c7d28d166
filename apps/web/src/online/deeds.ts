// What somebody does at a table. What is refused is told in the reader's language, by its code.

import type { ClientMessage, ServerMessage } from '@mad-king/server/protocol';
import { create } from 'zustand';
import { CutError, RefusedError } from './line.ts';
import { theLine } from './store.ts';

/** The code of the last refusal, until something succeeds. */
export const useRefused = create<{ code: string | null }>()(() => ({ code: null }));

export const forgetRefusal = (): void => useRefused.setState({ code: null });

const codeOf = (error: unknown): string => {
  if (error instanceof RefusedError) return error.refused.code;
  return error instanceof CutError ? 'cut' : 'other';
};

/** Null if it was refused, or cannot be known. */
export const act = async (message: ClientMessage): Promise<ServerMessage | null> => {
  try {
    const answer = await theLine().ask(message);
    forgetRefusal();
    return answer;
  } catch (error) {
    useRefused.setState({ code: codeOf(error) });
    return null;
  }
};
