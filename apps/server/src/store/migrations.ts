// Numbered .sql files, carried out once and in order. A store from the future is refused.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './store.ts';

export interface Migration {
  version: number;
  sql: string;
}

export const migrationsFor = (dialect: 'sqlite' | 'postgres'): Migration[] => {
  const folder = join(import.meta.dirname, 'sql', dialect);
  return readdirSync(folder)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({ version: Number(name.slice(0, 3)), sql: readFileSync(join(folder, name), 'utf8') }));
};

/** Those that a store of this version still needs. */
export const missingFrom = (version: number, all: readonly Migration[], name: string): Migration[] => {
  const newest = all.at(-1)?.version ?? 0;
  if (version > newest)
    throw new StoreError(
      `${name} has version ${version}, but this server knows only versions up to ${newest}: use a newer server, or another store.`,
    );
  return all.filter((migration) => migration.version > version);
};
