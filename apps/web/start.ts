// `npm start`: builds what is stale, keeps the rules of this release for the games that will outlive it, and serves it all, with
// online play. The environment says where: see docs/OPERATING.md.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { mark } from '@mad-king/rules';
import { announce, EnvironmentError, readEnvironment, StoreError, startServer } from '@mad-king/server';
import { compressFolder } from './build/compress.ts';
import { buildIfStale, DIST } from './build/fresh.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Longer than this nobody waits for a server that ends. */
const MOST_TIME_TO_END = 5000;

/** Only if they are not there: it takes seconds, and rules of the same mark play alike. */
const keepOwnRules = async (folder: string): Promise<void> => {
  if (existsSync(join(folder, `${mark}.js`))) return;
  const { keepRules } = await import('@mad-king/rules/keep');
  try {
    await keepRules(folder);
    compressFolder(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new EnvironmentError(`RULES must be a folder that can be written to, not "${folder}" (${code}).`);
  }
};

const start = async (): Promise<void> => {
  const environment = readEnvironment(process.env, ROOT);
  await buildIfStale((message) => console.error(message));
  await keepOwnRules(environment.rules);
  const server = await startServer({ environment, page: DIST });
  const { here, others } = announce({ ...environment, port: server.port });
  console.log(`Mad King is at ${here}`);
  if (others !== null) console.error(others);
  console.error('Ctrl-C ends it.');
  const end = (): void => {
    setTimeout(() => process.exit(1), MOST_TIME_TO_END).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', end).once('SIGTERM', end);
};

const explain = (error: unknown): string => {
  if (error instanceof EnvironmentError || error instanceof StoreError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port ?? ''} is taken: choose another one with PORT=...`;
  return String(error);
};

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
