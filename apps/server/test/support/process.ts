// Starts a server as a process of its own, with the flags of `npm start`.

import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

export interface ServerProcess {
  port: number;
  child: ChildProcess;
  /** Ends it with a signal; gives its exit code, null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** The last of what it wrote about errors. */
  errors(): string;
  /** Bytes that it holds after everything unused was given back. */
  memory(): Promise<number>;
}

export const startProcess = (environment: Record<string, string>): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const file = join(import.meta.dirname, 'run-server.ts');
    const options = ['--no-warnings', '--expose-gc', '--max-semi-space-size=16'];
    const child = spawn(process.execPath, [...options, file], {
      env: { ...process.env, PORT: '0', RULES: join(environment.DATA ?? tmpdir(), 'rules'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (text) => {
      errors = (errors + text).slice(-4000);
    });
    const exited = new Promise<number | null>((done) => child.once('exit', done));
    child.stdout.once('data', (line) =>
      resolve({
        port: Number(line),
        child,
        errors: () => errors,
        end: (signal) => {
          child.kill(signal);
          return exited;
        },
        memory: () => {
          const line = new Promise<number>((done) => child.stdout.once('data', (text) => done(Number(text))));
          child.kill('SIGUSR2');
          return line;
        },
      }),
    );
    void exited.then((code) => reject(new Error(`the server ended at once (${code}): ${errors}`)));
  });
