// A PostgreSQL database as plain rows.

import { columnsOf, PARTS, type Parts, type Values } from './parts.ts';
import type { Sql } from './postgres.ts';

/** A server that has not been heard of for so long does not run. */
const LOST = 5000;

export const postgresParts = (sql: Sql): Parts => ({
  count: async (part) => Number((await sql.unsafe(`select count(*) as rows from ${part}`))[0].rows),
  read: async (part, after, most) => {
    const { key } = PARTS[part];
    const marks = key.map((_, i) => `$${i + 2}`);
    const where = after === null ? '' : `where (${key.join(', ')}) > (${marks.join(', ')})`;
    const rows = await sql.unsafe(
      `select ${columnsOf(part).join(', ')} from ${part} ${where} order by ${key.join(', ')} limit $1`,
      [most, ...(after === null ? [] : key.map((name) => after[name]))],
    );
    return rows as unknown as Values[];
  },
  fill: async (act) => {
    await sql.begin(async (run) => {
      await act(async (part, rows) => {
        if (rows.length > 0) await run`insert into ${run(part)} ${run(rows as Values[], columnsOf(part))}`;
      });
    });
  },
  users: async (now) => {
    const [{ users }] = await sql`select count(*) as users from process where seen > ${now - LOST}`;
    return Number(users);
  },
});
