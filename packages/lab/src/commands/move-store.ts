// `lab move-store`: all tables, games and sessions of a server from one store to another (docs/OPERATING.md).

import { type Command, UserError } from '../command.ts';
import { table } from '../table.ts';

export const moveStore: Command = {
  usage: 'FROM TO',
  words: [2, 2],
  summary: 'move the games of a server to an empty store: a SQLite file, or postgres://...',
  options: {},
  async run({ positionals: [from, to] }) {
    const store = await import('@mad-king/server/store');
    try {
      const rows = await store.moveStore(from, to);
      return {
        json: rows,
        text: table(['part', 'rows'], Object.entries(rows)),
        remarks: ['The old store is as it was. Give servers the new one, and the same RULES folder.'],
      };
    } catch (error) {
      throw error instanceof store.StoreError ? new UserError(error.message) : error;
    }
  },
};
