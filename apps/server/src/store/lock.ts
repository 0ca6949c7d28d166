// One process for one SQLite file. The lock is the operating system's, on a small file beside it, so that it is gone with the
// process however that ends; who has it can be read meanwhile.

import { hostname } from 'node:os';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './store.ts';

const isBusy = (error: unknown): boolean => /database is locked|busy/i.test(String(error));

const ownerOf = (db: DatabaseSync): string => {
  const row = db.prepare('select who from owner').get();
  return typeof row?.who === 'string' ? row.who : 'another process';
};

/** Gives what lets go of the file. */
export const lockFile = (file: string): (() => void) => {
  const db = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    db.exec('create table if not exists owner (one integer primary key, who text)');
    const who = `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`;
    db.prepare('insert or replace into owner values (1, ?)').run(who);
    // Held until the end: others can read, but not write.
    db.exec('begin immediate');
  } catch (error) {
    if (!isBusy(error)) throw error;
    const owner = ownerOf(db);
    db.close();
    throw new StoreError(`${file} is in use by ${owner}: end that one first, or choose another DATA folder.`);
  }
  return () => db.close();
};
