// Hints between processes: a table has a new row. A hint may be lost; each process asks for the newest numbers of the tables it
// shows once a second anyway. Things that are said and not stored travel the same way.

import type { ServerMessage } from './protocol.ts';

export type Hint = { table: string; number: number } | { table: string; said: ServerMessage };

export interface Bus {
  publish(hint: Hint): void;
  subscribe(listener: (hint: Hint) => void): void;
  close(): Promise<void>;
}

/** For a single process: nobody else is there. */
export const noBus = (): Bus => ({ publish: () => {}, subscribe: () => {}, close: async () => {} });
