// From one store to another, with all that is in it: from SQLite to PostgreSQL when a server grows, and back. And a copy of a SQLite
// file while it is in use.

import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { PART_NAMES, type Part, type Parts, type WholeStore } from './parts.ts';
import { openPostgres } from './postgres.ts';
import { FILE, openSqlite } from './sqlite.ts';
import { StoreError } from './store.ts';

/** Rows at a time. */
const SOME = 1000;

const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** The SQLite file at a path, or in the folder there. */
const fileAt = (path: string): string =>
  existsSync(path) && statSync(path).isDirectory() ? join(path, FILE) : path;

const existing = (path: string): string => {
  const file = fileAt(path);
  if (!existsSync(file)) throw new StoreError(`There is no SQLite file at ${file}.`);
  return file;
};

const open = async (address: string): Promise<WholeStore> =>
  isPostgres(address) ? openPostgres(address) : openSqlite(address);

const checkUnused = async ({ name, parts }: WholeStore): Promise<void> => {
  const users = await parts.users(Date.now());
  if (users > 0) throw new StoreError(`${name} is in use by ${users} processes: end them first.`);
};

const checkEmpty = async ({ name, parts }: WholeStore): Promise<void> => {
  for (const part of PART_NAMES) {
    const rows = await parts.count(part);
    if (rows > 0)
      throw new StoreError(`${name} is not empty (${rows} rows in "${part}"): choose one that is.`);
  }
};

const copyPart = async (
  part: Part,
  from: Parts,
  put: (rows: Awaited<ReturnType<Parts['read']>>) => Promise<void>,
): Promise<number> => {
  let copied = 0;
  for (let rows = await from.read(part, null, SOME); rows.length > 0; ) {
    await put(rows);
    copied += rows.length;
    rows = await from.read(part, rows.at(-1) ?? null, SOME);
  }
  return copied;
};

const copyAll = async (from: WholeStore, to: WholeStore): Promise<Record<Part, number>> => {
  const copied = {} as Record<Part, number>;
  await to.parts.fill(async (put) => {
    for (const part of PART_NAMES) copied[part] = await copyPart(part, from.parts, (rows) => put(part, rows));
  });
  for (const part of PART_NAMES) {
    const counts = [await from.parts.count(part), copied[part], await to.parts.count(part)];
    if (new Set(counts).size > 1)
      throw new StoreError(
        `"${part}" has ${counts[0]} rows in ${from.name}, but ${counts[2]} arrived in ${to.name}: was it in use? Begin anew.`,
      );
  }
  return copied;
};

/** Each is the address of a PostgreSQL database, or a SQLite file or its folder. The old one stays as it is. Gives rows by part. */
export const moveStore = async (from: string, to: string): Promise<Record<Part, number>> => {
  const source = await open(isPostgres(from) ? from : existing(from));
  try {
    await checkUnused(source);
    const file = isPostgres(to) ? null : fileAt(to);
    const isNew = file !== null && !existsSync(file);
    const target = await open(file ?? to);
    let isMoved = false;
    try {
      await checkUnused(target);
      await checkEmpty(target);
      const copied = await copyAll(source, target);
      isMoved = true;
      return copied;
    } finally {
      await target.close();
      if (isNew && !isMoved)
        for (const end of ['', '-wal', '-shm', '.lock']) rmSync(file + end, { force: true });
    }
  } finally {
    await source.close();
  }
};

/** A whole copy of a SQLite file, while a server uses it or not. */
export const backupStore = async (from: string, to: string): Promise<void> => {
  const file = existing(from);
  if (existsSync(to)) throw new StoreError(`${to} is there already: choose another name for the copy.`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.prepare('select count(*) from log').get();
    await backup(db, to);
  } catch (error) {
    throw new StoreError(`${file} cannot be copied to ${to}: ${(error as Error).message}.`);
  } finally {
    db.close();
  }
};
