// The store of one process: a SQLite file beside the server. A commit is on the disk before anybody is told of it.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockFile } from './lock.ts';
import { migrationsFor, missingFrom } from './migrations.ts';
import type { WholeStore } from './parts.ts';
import { sqliteParts } from './sqlite-parts.ts';
import { sqliteStatements } from './sqlite-statements.ts';
import {
  type Entry,
  type Gap,
  type Row,
  SESSION_STEP,
  type Session,
  type Store,
  StoreError,
} from './store.ts';

/** In the folder of a server. */
export const FILE = 'mad-king.sqlite';

export interface SqliteStore extends WholeStore {
  pragma(name: string): unknown;
}

/** SQLITE_NOTADB */
const NOT_A_DATABASE = 26;

const prepare = (db: DatabaseSync, file: string): void => {
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const version = Number(db.prepare('pragma user_version').get()?.user_version);
  for (const { version: next, sql } of missingFrom(version, migrationsFor('sqlite'), file))
    db.exec(`begin immediate; ${sql}; pragma user_version = ${next}; commit`);
};

const sessionIn = (row: Record<string, unknown> | undefined): Session | null =>
  row === undefined ? null : { id: String(row.id), isBot: row.bot === 1 };

type Statements = ReturnType<typeof sqliteStatements>;
/** In one transaction. */
type Together = <T>(act: () => T) => T;

const togetherIn =
  (db: DatabaseSync): Together =>
  (act) => {
    db.exec('begin immediate');
    try {
      const result = act();
      db.exec('commit');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  };

const appendOne = (at: Statements, { row, due, listing }: Entry): boolean => {
  const { table, number, seat, kind, text, time } = row;
  if (at.append.run(table, number, seat, kind, text, time).changes === 0) return false;
  if (due === null) at.dropDue.run(table, number);
  else at.putDue.run(table, number, due);
  if (listing !== undefined) {
    const { code, stage, isPublic, sessions } = listing;
    at.list.run(table, code, code, table, stage, isPublic ? 1 : 0, time);
    at.dropMembers.run(table);
    for (const member of sessions) at.addMember.run(member, table);
  }
  return true;
};

const logOf = (at: Statements, together: Together): Pick<Store, 'append' | 'rows' | 'newest'> => ({
  append: async (entries) => together(() => entries.map((entry) => appendOne(at, entry))),
  rows: async (table, after) => at.rows.all(table, after) as unknown as Row[],
  newest: async (tables) =>
    new Map(
      tables.flatMap((table) => {
        const number = at.newest.get(table)?.number;
        return typeof number === 'number' ? [[table, number]] : [];
      }),
    ),
});

const listingsOf = (
  at: Statements,
  together: Together,
): Pick<
  Store,
  'tableOfCode' | 'publicTables' | 'tablesOf' | 'takeDue' | 'setDue' | 'forget' | 'setAside'
> => ({
  tableOfCode: async (code) => (at.tableOfCode.get(code)?.game as string | undefined) ?? null,
  publicTables: async (stage, most) => at.publicTables.all(stage, most).map(({ game }) => String(game)),
  tablesOf: async (id, most) => at.tablesOf.all(id, most).map(({ game }) => String(game)),
  takeDue: async (now, again, most) => {
    const due = at.due.all(now, most) as { table: string; number: number }[];
    if (due.length > 0)
      together(() => {
        for (const { table } of due) at.postpone.run(again, table);
      });
    return due.map(({ table, number }) => ({ table, number }));
  },
  setDue: async (table, number, when) => {
    if (when === null) at.dropDue.run(table, number);
    else at.moveDue.run(when, table, number);
  },
  forget: async (table) =>
    together(() => {
      for (const drop of [at.forgetRows, at.dropListing, at.dropMembers, at.forgetDue]) drop.run(table);
    }),
  setAside: async (table, number, reason, now) =>
    together(() => {
      at.putAside.run(table, number, reason, now);
      at.closeListing.run(table);
      at.forgetDue.run(table);
    }),
});

const sessionsOf = (
  at: Statements,
  together: Together,
): Pick<Store, 'putSession' | 'session' | 'sweep' | 'putHandOver' | 'takeHandOver' | 'beat' | 'gaps'> => ({
  putSession: async (hash, { id, isBot }, now) => {
    at.putSession.run(hash, id, isBot ? 1 : 0, now);
  },
  session: async (hash, now) => {
    const found = at.session.get(hash);
    if (found !== undefined && now - Number(found.since) > SESSION_STEP) at.useSession.run(now, hash);
    return sessionIn(found);
  },
  sweep: async (unused, now) =>
    together(() => {
      at.dropOldHandOvers.run(now);
      if (at.dropSessions.run(unused).changes > 0) at.dropStrangers.run();
    }),
  putHandOver: async (hashes, id, until) =>
    together(() => {
      for (const hash of hashes) at.putHandOver.run(hash, id, until);
    }),
  takeHandOver: async (hash, now) =>
    together(() => {
      const found = at.handOver.get(hash, now)?.session as string | undefined;
      if (found === undefined) return null;
      at.dropHandOver.run(found);
      return sessionIn(at.sessionById.get(found));
    }),
  beat: async (now, silence) =>
    together(() => {
      const last = at.lastBeat.get()?.last as number | undefined;
      if (last !== undefined && now - last > silence) at.addGap.run(last, now);
      at.beat.run(now);
      return Number(at.countGaps.get()?.gaps);
    }),
  gaps: async () => at.gaps.all() as unknown as Gap[],
});

export const openSqlite = (file: string): SqliteStore => {
  mkdirSync(dirname(file), { recursive: true });
  const unlock = lockFile(file);
  let db: DatabaseSync;
  try {
    db = new DatabaseSync(file);
    prepare(db, file);
  } catch (error) {
    unlock();
    if ((error as { errcode?: number }).errcode === NOT_A_DATABASE)
      throw new StoreError(`${file} is no SQLite file: choose another one.`);
    throw error;
  }
  const at = sqliteStatements(db);
  const together = togetherIn(db);
  return {
    name: `SQLite file ${file}`,
    others: null,
    parts: sqliteParts(db),
    ...logOf(at, together),
    ...listingsOf(at, together),
    ...sessionsOf(at, together),
    check: async () => {
      together(() => at.touch.run());
    },
    close: async () => {
      db.close();
      unlock();
    },
    pragma: (name) => Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0],
  };
};
