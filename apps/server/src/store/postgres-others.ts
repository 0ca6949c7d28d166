// What processes tell each other through PostgreSQL: who lives, who is connected where, what is said and not kept.

import type { Sql } from './postgres.ts';
import type { Others, Saying, Visit } from './store.ts';

const columns = (visits: readonly Visit[]): [string[], string[]] => [
  visits.map(({ table }) => table),
  visits.map(({ session }) => session),
];

export const othersOf = (sql: Sql): Others => ({
  live: async (process, now, lost) => {
    const [{ known }] = await sql`
      insert into process values (${process}, ${now}) on conflict (id) do update set seen = excluded.seen
      returning xmax <> 0 as known`;
    await sql`delete from process where seen < ${lost}`;
    await sql`delete from said where time < ${lost}`;
    return known;
  },
  moved: async (process, came, left) => {
    const [tables, sessions] = columns(came);
    if (came.length > 0)
      await sql`
        insert into visit select process.id, visitor.game, visitor.session
        from process, unnest(${tables}::text[], ${sessions}::text[]) as visitor (game, session)
        where process.id = ${process} on conflict do nothing`;
    const [from, who] = columns(left);
    if (left.length > 0)
      await sql`
        delete from visit using unnest(${from}::text[], ${who}::text[]) as gone (game, session)
        where visit.process = ${process} and visit.game = gone.game and visit.session = gone.session`;
  },
  visits: async (process, tables) =>
    (await sql`
      select distinct game as "table", session from visit
      where game = any (${[...tables]}::text[]) and process <> ${process}`) as unknown as Visit[],
  say: async ({ id, table, text, time }) => {
    await sql`insert into said values (${id}, ${table}, ${text}, ${time}) on conflict do nothing`;
  },
  said: async (tables, since) =>
    (await sql`
      select id, game as "table", text, time from said
      where game = any (${[...tables]}::text[]) and time >= ${since} order by time`) as unknown as Saying[],
  leave: async (process) => {
    await sql`delete from process where id = ${process}`;
  },
});
