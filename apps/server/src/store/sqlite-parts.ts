// A SQLite file as plain rows.

import type { DatabaseSync } from 'node:sqlite';
import { columnsOf, PARTS, type Parts, type Values } from './parts.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const marks = (names: readonly string[]): string => names.map(() => '?').join(', ');

export const sqliteParts = (db: DatabaseSync): Parts => ({
  count: async (part) => Number(db.prepare(`select count(*) as rows from ${part}`).get()?.rows),
  read: async (part, after, most) => {
    const { key } = PARTS[part];
    const where = after === null ? '' : `where (${quoted(key)}) > (${marks(key)})`;
    const from = after === null ? [] : key.map((name) => after[name]);
    return db
      .prepare(`select ${quoted(columnsOf(part))} from ${part} ${where} order by ${quoted(key)} limit ?`)
      .all(...from, most) as Values[];
  },
  fill: async (act) => {
    db.exec('begin immediate');
    try {
      await act(async (part, rows) => {
        const columns = columnsOf(part);
        const insert = db.prepare(`insert into ${part} (${quoted(columns)}) values (${marks(columns)})`);
        for (const row of rows) insert.run(...columns.map((name) => row[name]));
      });
      db.exec('commit');
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  },
  // Whoever has opened it is the only one.
  users: async () => 0,
});
