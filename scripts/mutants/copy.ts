// A copy of the repository in which a mutant may live, and what is run in it to kill the mutant.

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

export const ROOT = join(import.meta.dirname, '../..');

/** Tests that see what the rules do; those of screens and commands are left out. */
const TESTS = [
  ...['language', 'engine', 'heroes'].map((name) => `packages/${name}/test`),
  ...['invariants', 'refusals', 'scenario', 'properties', 'wording'].map(
    (name) => `packages/lab/test/${name}`,
  ),
  ...['damage', 'decisions', 'events'].map((name) => `packages/text/test/${name}`),
  ...['options', 'values', 'lookahead', 'hidden'].map((name) => `packages/ai/test/${name}`),
];

export interface Stage {
  name: string;
  args: readonly string[];
  /** Many times as long as it takes, in seconds of computing, so that a busy machine makes no difference. */
  limit: number;
}

export const STAGES: readonly Stage[] = [
  { name: 'scenarios', args: ['packages/lab/src/main.ts', 'scenario', 'conformance'], limit: 30 },
  {
    name: 'tests',
    limit: 240,
    // Threads, so that nothing goes on when the process is ended.
    args: ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--pool=threads', '--maxWorkers=1', ...TESTS],
  },
];

const READ = [
  ...['packages', 'conformance', 'docs'],
  ...['package.json', 'tsconfig.base.json', 'tsconfig.json', 'vitest.config.ts'],
];

/** Copies what the stages read into the folder; libraries are those of the repository. */
export const copyInto = (folder: string): void => {
  for (const name of READ) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules/@mad-king'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@mad-king' && !name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@mad-king', name));
};

export type Outcome = 'passed' | 'failed' | 'endless';

export const runStage = (folder: string, { args, limit }: Stage): Promise<Outcome> =>
  new Promise((settle, fail) => {
    const command = [process.execPath, '--max-old-space-size=1500', ...args];
    const child = spawn('sh', ['-c', 'ulimit -t "$0"; exec "$@"', `${limit}`, ...command], {
      cwd: folder,
      env: { ...process.env, INIT_CWD: folder, NO_COLOR: '1' },
      stdio: 'ignore',
    });
    child.on('error', fail);
    child.on('exit', (code, signal) =>
      settle(signal === 'SIGXCPU' || signal === 'SIGKILL' ? 'endless' : code === 0 ? 'passed' : 'failed'),
    );
  });

/** Which stage ends the mutant, or null: it survives. The file is as it was afterwards. */
export const killerOf = async (
  folder: string,
  file: string,
  { source, mutated }: { source: string; mutated: string },
): Promise<string | null> => {
  writeFileSync(join(folder, file), mutated);
  try {
    for (const stage of STAGES) {
      const outcome = await runStage(folder, stage);
      if (outcome !== 'passed') return outcome === 'endless' ? 'the time limit' : stage.name;
    }
    return null;
  } finally {
    writeFileSync(join(folder, file), source);
  }
};
