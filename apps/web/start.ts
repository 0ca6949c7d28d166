// `npm start`: builds what is stale and serves it, with online play. The environment says where: see docs/OPERATING.md.

import { join } from 'node:path';
import process from 'node:process';
import { announce, EnvironmentError, readEnvironment, StoreError, startServer } from '@mad-king/server';
import { buildIfStale, DIST } from './build/fresh.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Longer than this nobody waits for a server that ends. */
const MOST_TIME_TO_END = 5000;

const start = async (): Promise<void> => {
  const environment = readEnvironment(process.env, ROOT);
  await buildIfStale((message) => console.error(message));
  const server = await startServer({ environment, page: DIST });
  const { here, others } = announce(server.port, environment.publicUrl);
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
