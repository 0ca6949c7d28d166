// A server as a process of its own, for tests that kill it. Says its port on the first line, and on SIGUSR2 what memory it needs.

import process from 'node:process';
import { readEnvironment } from '../../src/environment.ts';
import { startServer } from '../../src/server.ts';

const PLENTY = { burst: 1e9, seconds: 1 };
const server = await startServer({
  environment: readEnvironment({ HOST: '127.0.0.1', LOG_LEVEL: 'error', ...process.env }, process.cwd()),
  page: null,
  limits: { message: PLENTY, request: PLENTY, session: PLENTY, open: PLENTY },
});
console.log(server.port);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(heapUsed + external);
});
