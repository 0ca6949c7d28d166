// The store of many processes: PostgreSQL. The primary key (table, number) is the only arbiter between them.

import postgres from 'postgres';
import { migrationsFor, missingFrom } from './migrations.ts';
import type { WholeStore } from './parts.ts';
import { othersOf } from './postgres-others.ts';
import { postgresParts } from './postgres-parts.ts';
import {
  type Entry,
  type Gap,
  type Row,
  SESSION_STEP,
  type Session,
  type Store,
  StoreError,
} from './store.ts';

/** Any number does, as long as nobody else uses it. */
const MIGRATING = 1_296_845_643;

const connect = (address: string) =>
  postgres(address, {
    max: 8,
    connect_timeout: 5,
    // Seconds: whoever waits for the store to come back does not wait long after.
    backoff: (attempts) => Math.min(0.1 * 2 ** attempts, 1),
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
export type Sql = ReturnType<typeof connect>;
type Transaction = postgres.TransactionSql<{ bigint: number }>;

const migrate = (sql: Sql, name: string): Promise<unknown> =>
  sql.begin(async (run) => {
    await run`select pg_advisory_xact_lock(${MIGRATING})`;
    await run`create table if not exists migration (version integer primary key)`;
    const [{ version }] = await run`select coalesce(max(version), 0) as version from migration`;
    for (const next of missingFrom(Number(version), migrationsFor('postgres'), name)) {
      await run.unsafe(next.sql);
      await run`insert into migration values (${next.version})`;
    }
  });

const keyOf = ({ table, number }: { table: string; number: number }): string => `${number} ${table}`;

/** Everybody locks rows in the same order, so that nobody waits for one who waits. */
const inOrder = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => (a.row.table < b.row.table ? -1 : a.row.table > b.row.table ? 1 : 0));

const insertRows = async (run: Transaction, entries: readonly Entry[]): Promise<Set<string>> => {
  const column = <K extends keyof Row>(key: K): Row[K][] => entries.map(({ row }) => row[key]);
  const stored = await run`
    insert into log
    select * from unnest(${column('table')}::text[], ${column('number')}::int[], ${column('seat')}::int[],
      ${column('kind')}::text[], ${column('text')}::text[], ${column('time')}::bigint[])
    on conflict do nothing returning game as "table", number`;
  return new Set(stored.map((row) => keyOf(row as unknown as Row)));
};

const setDue = async (run: Transaction, entries: readonly Entry[]): Promise<void> => {
  const [later, never] = [
    entries.filter(({ due }) => due !== null),
    entries.filter(({ due }) => due === null),
  ];
  const tables = (some: readonly Entry[]): string[] => some.map(({ row }) => row.table);
  const numbers = (some: readonly Entry[]): number[] => some.map(({ row }) => row.number);
  if (later.length > 0)
    await run`
      insert into due
      select * from unnest(${tables(later)}::text[], ${numbers(later)}::int[], ${later.map(({ due }) => due)}::bigint[])
      on conflict (game) do update set number = excluded.number, at = excluded.at where excluded.number >= due.number`;
  if (never.length > 0)
    await run`
      delete from due using unnest(${tables(never)}::text[], ${numbers(never)}::int[]) as gone (game, number)
      where due.game = gone.game and due.number <= gone.number`;
};

const list = async (run: Transaction, { row, listing }: Entry): Promise<void> => {
  if (listing === undefined) return;
  const { code, stage, isPublic, sessions } = listing;
  await run`
    insert into listing values (${row.table},
      case when exists (select 1 from listing where code = ${code} and game <> ${row.table}) then null else ${code} end,
      ${stage}, ${isPublic ? 1 : 0}, ${row.time})
    on conflict (game) do update
      set code = excluded.code, stage = excluded.stage, public = excluded.public, touched = excluded.touched`;
  await run`delete from member where game = ${row.table}`;
  if (sessions.length > 0)
    await run`
      insert into member select id, ${row.table} from unnest(${[...sessions]}::text[]) as id on conflict do nothing`;
};

/** Entries for the same number in one batch: the first one counts. */
const firstOfEach = (entries: readonly Entry[]): Entry[] => {
  const seen = new Set<string>();
  return entries.filter(({ row }) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
};

const session = (row: postgres.Row | undefined): Session | null =>
  row === undefined ? null : { id: row.id, isBot: row.bot === 1 };

const logOf = (sql: Sql): Pick<Store, 'append' | 'rows' | 'newest'> => ({
  append: async (entries) => {
    const first = firstOfEach(entries);
    const stored = await sql.begin(async (run) => {
      const sorted = inOrder(first);
      const keys = await insertRows(run, sorted);
      const kept = sorted.filter(({ row }) => keys.has(keyOf(row)));
      await setDue(run, kept);
      for (const entry of kept) await list(run, entry);
      return keys;
    });
    return entries.map((entry) => first.includes(entry) && stored.has(keyOf(entry.row)));
  },
  rows: async (table, after) =>
    (await sql`
      select game as "table", number, seat, kind, text, time from log
      where game = ${table} and number > ${after} order by number`) as unknown as Row[],
  newest: async (tables) => {
    const rows = await sql`
      select game, max(number) as number from log where game = any (${[...tables]}::text[]) group by game`;
    return new Map(rows.map(({ game, number }) => [game, number]));
  },
});

const listingsOf = (
  sql: Sql,
): Pick<
  Store,
  'tableOfCode' | 'publicTables' | 'tablesOf' | 'takeDue' | 'setDue' | 'forget' | 'setAside'
> => ({
  tableOfCode: async (code) => (await sql`select game from listing where code = ${code}`)[0]?.game ?? null,
  publicTables: async (stage, most) =>
    (
      await sql`select game from listing where public = 1 and stage = ${stage} order by touched desc limit ${most}`
    ).map(({ game }) => game),
  tablesOf: async (id, most) =>
    (
      await sql`
        select member.game from member join listing on listing.game = member.game
        where session = ${id} order by touched desc limit ${most}`
    ).map(({ game }) => game),
  takeDue: async (now, again, most) =>
    (await sql`
      update due set at = ${again} where game in (
        select game from due where at <= ${now} order by at limit ${most} for update skip locked)
      returning game as "table", number`) as unknown as { table: string; number: number }[],
  setDue: async (table, number, at) => {
    if (at === null) await sql`delete from due where game = ${table} and number <= ${number}`;
    else await sql`update due set at = ${at} where game = ${table} and number = ${number}`;
  },
  forget: async (table) => {
    await sql.begin(async (run) => {
      await run`delete from log where game = ${table}`;
      await run`delete from listing where game = ${table}`;
      await run`delete from member where game = ${table}`;
      await run`delete from due where game = ${table}`;
    });
  },
  setAside: async (table, number, reason, now) => {
    await sql.begin(async (run) => {
      await run`insert into aside values (${table}, ${number}, ${reason}, ${now}) on conflict do nothing`;
      await run`update listing set stage = 'damaged', code = null, public = 0 where game = ${table}`;
      await run`delete from due where game = ${table}`;
    });
  },
});

const sessionsOf = (
  sql: Sql,
): Pick<Store, 'putSession' | 'session' | 'sweep' | 'putHandOver' | 'takeHandOver' | 'beat' | 'gaps'> => ({
  putSession: async (hash, { id, isBot }, now) => {
    await sql`insert into session values (${hash}, ${id}, ${isBot ? 1 : 0}, ${now})`;
  },
  session: async (hash, now) => {
    const [found] = await sql`select id, bot, since from session where hash = ${hash}`;
    if (found !== undefined && now - found.since > SESSION_STEP)
      await sql`update session set since = ${now} where hash = ${hash}`;
    return session(found);
  },
  sweep: async (unused, now) => {
    await sql`delete from hand_over where until < ${now}`;
    await sql`
      with gone as (delete from session where since < ${unused} returning id)
      delete from member using gone where member.session = gone.id
        and not exists (select 1 from session where id = gone.id and since >= ${unused})`;
  },
  putHandOver: async (hashes, id, until) => {
    await sql`
      insert into hand_over select hash, ${id}, ${until} from unnest(${[...hashes]}::text[]) as hash on conflict do nothing`;
  },
  takeHandOver: async (hash, now) =>
    sql.begin(async (run) => {
      const [found] =
        await run`select session from hand_over where hash = ${hash} and until >= ${now} for update`;
      if (found === undefined) return null;
      await run`delete from hand_over where session = ${found.session}`;
      return session((await run`select id, bot from session where id = ${found.session} limit 1`)[0]);
    }),
  beat: (now, silence) =>
    sql.begin(async (run) => {
      await run`insert into beat values (1, ${now}) on conflict do nothing`;
      const [{ last }] = await run`select last from beat for update`;
      if (now - last > silence) await run`insert into gap values (${last}, ${now}) on conflict do nothing`;
      if (now > last) await run`update beat set last = ${now}`;
      const [{ gaps }] = await run`select count(*) as gaps from gap`;
      return Number(gaps);
    }),
  gaps: async () =>
    (await sql`select began as "from", ended as "to" from gap order by began`) as unknown as Gap[],
});

/** Why a database cannot be used, by what the driver or PostgreSQL says. */
const REASONS: [codes: RegExp, reason: string][] = [
  [/^3D000$/, 'does not exist: make it with createdb, or name another one.'],
  [/^28/, 'does not let this user in: check name and password.'],
  [/^42501$/, 'does not let this user make tables: give it the right to.'],
  [/./, 'cannot be reached: check the address, and that PostgreSQL runs.'],
];

const explained = (error: unknown, name: string): unknown => {
  const { code = '' } = error as { code?: string };
  const [, reason] = REASONS.find(([codes]) => codes.test(code)) ?? [];
  return error instanceof StoreError || reason === undefined
    ? error
    : new StoreError(`${name} ${reason} (${code})`);
};

export const openPostgres = async (address: string): Promise<WholeStore> => {
  const { host, pathname } = new URL(address);
  const name = `PostgreSQL ${host}${pathname}`;
  const sql = connect(address);
  try {
    await migrate(sql, name);
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw explained(error, name);
  }
  return {
    name,
    others: othersOf(sql),
    parts: postgresParts(sql),
    ...logOf(sql),
    ...listingsOf(sql),
    ...sessionsOf(sql),
    check: async () => {
      await sql`update beat set last = last`;
    },
    close: () => sql.end({ timeout: 1 }),
  };
};
