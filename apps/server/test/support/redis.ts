// A real Redis for tests: the system's, on a port and in a folder of its own, reached from this machine alone, and stopped after.
// It is never left out: where it is missing, the tests fail and say how to install it.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './port.ts';

const HOW =
  'Redis is missing: install it with "apt-get install -y redis-server" (or name its program in REDIS_BIN).';

export interface TestRedis {
  address: string;
  /** At once, as if it had crashed. */
  crash(): Promise<void>;
  /** After a crash, where it was. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });

const untilReady = async (port: number, child: ChildProcess): Promise<void> => {
  for (let i = 0; i < 200 && child.exitCode === null; i++) {
    if (await answers(port)) return;
    await wait(50);
  }
  throw new Error(`Redis did not start on port ${port}.`);
};

const run = async (folder: string, port: number): Promise<() => Promise<void>> => {
  const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', maxmemory: '32mb' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(process.env.REDIS_BIN ?? 'redis-server', args, { cwd: folder, stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const missing = new Promise<never>((_, reject) => child.once('error', () => reject(new Error(HOW))));
  await Promise.race([untilReady(port, child), missing]);
  return () => {
    child.kill('SIGKILL');
    return exited;
  };
};

export const startRedis = async (): Promise<TestRedis> => {
  const folder = mkdtempSync(join(tmpdir(), 'mad-king-redis-'));
  const port = await freePort();
  let end = await run(folder, port);
  return {
    address: `redis://127.0.0.1:${port}`,
    crash: () => end(),
    again: async () => {
      end = await run(folder, port);
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
