// A real PostgreSQL for tests: started from the system's package in a folder of its own, reached through a socket in it, and
// stopped after. It is never left out: where it is missing, the tests fail and say how to install it.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './port.ts';

const HOW =
  'PostgreSQL is missing: install it with "apt-get install -y postgresql" (or name its folder of programs in PG_BIN).';

const programs = (): string => {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const folder = [process.env.PG_BIN ?? '', ...found].find((bin) => existsSync(join(bin, 'initdb')));
  if (folder === undefined) throw new Error(HOW);
  return folder;
};

/** PostgreSQL does not run as root: it gets the user that its package made. */
const otherUser = (): { uid: number; gid: number } | Record<string, never> => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** As if the power went: nothing is written any more, and everybody loses their connection. */
  crash(): Promise<void>;
  /** After a crash, where it was. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

const untilReady = async (bin: string, port: number, child: ChildProcess): Promise<void> => {
  for (let i = 0; i < 300; i++) {
    if (child.exitCode !== null) break;
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`PostgreSQL did not start on port ${port}.`);
};

export const startPostgres = async (): Promise<TestPostgres> => {
  const bin = programs();
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'mad-king-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const run = async (): Promise<(signal: NodeJS.Signals) => Promise<unknown>> => {
    const child = spawn(join(bin, 'postgres'), args, options);
    const exited = new Promise((resolve) => child.on('exit', resolve));
    await untilReady(bin, port, child);
    return (signal) => {
      child.kill(signal);
      return exited;
    };
  };
  let end = await run();
  let made = 0;
  return {
    crash: async () => {
      await end('SIGQUIT');
    },
    again: async () => {
      end = await run();
    },
    database: async () => {
      const name = `db${++made}`;
      execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'test', name]);
      return `postgres://test@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
