// `lab backup-store`: a copy of the SQLite file of a server, while it runs or not (docs/OPERATING.md).

import { type Command, UserError } from '../command.ts';

export const backupStore: Command = {
  usage: 'FILE COPY',
  words: [2, 2],
  summary: 'copy the SQLite file of a server, while it runs or not',
  options: {},
  async run({ positionals: [file, copy] }) {
    const store = await import('@mad-king/server/store');
    try {
      await store.backupStore(file, copy);
      return { json: { copy }, text: `${copy} holds everything that was stored by now` };
    } catch (error) {
      throw error instanceof store.StoreError ? new UserError(error.message) : error;
    }
  },
};
