// `npm start`: builds what is stale and serves it. PORT chooses the port.

import process from 'node:process';
import { buildIfStale, DIST } from './build/fresh.ts';
import { serve } from './serve.ts';

const DEFAULT_PORT = 4173;

const wanted = process.env.PORT;
const port = wanted === undefined || wanted === '' ? DEFAULT_PORT : Number(wanted);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not "${wanted}".`);
  process.exit(1);
}

await buildIfStale((message) => console.error(message));
try {
  const { address } = await serve(DIST, port, wanted === undefined || wanted === '');
  console.log(`Mad King is at ${address}`);
  console.error('Ctrl-C ends it.');
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: choose another one with PORT=...` : String(error));
  process.exit(1);
}
