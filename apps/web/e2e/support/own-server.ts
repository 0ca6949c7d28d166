// A server of a test's own, as a process that can be killed and started again on the same data and port.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname, '../../../..');
const START = join(ROOT, 'apps/web/start.ts');

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
};

export interface OwnServer {
  readonly address: string;
  start(): Promise<void>;
  /** As a machine that loses its power: nothing is finished first. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export const ownServer = async (): Promise<OwnServer> => {
  const data = mkdtempSync(join(tmpdir(), 'mad-king-own-'));
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const environment = { ...process.env, PORT: String(port), DATA: data, LOG_LEVEL: 'error' };
    const started = spawn(process.execPath, ['--no-warnings', START], { env: environment, cwd: ROOT });
    child = started;
    const said: string[] = [];
    started.stderr?.on('data', (text) => said.push(String(text)));
    await new Promise<void>((resolve, reject) => {
      started.stdout?.on('data', () => resolve());
      started.once('exit', () => reject(new Error(`the server ended: ${said.join('')}`)));
    });
  };
  const kill = async (): Promise<void> => {
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    child = null;
  };
  await start();
  return {
    address: `http://localhost:${port}/`,
    start,
    kill,
    remove: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
