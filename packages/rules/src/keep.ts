// Puts engine and heroes of this release into one file under their mark, for the games that will outlive it.

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { loadRules } from './load.ts';

const ENTRY = fileURLToPath(new URL('index.ts', import.meta.url));

export interface Kept {
  /** The mark of the library, after which the file is named. */
  mark: string;
  file: string;
}

/** `entry`: a module with the exports of index.ts. The file appears whole or not at all. */
export const keepRules = async (folder: string, entry = ENTRY): Promise<Kept> => {
  const code = await bundle(entry);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.draft-${process.pid}-${Date.now()}.mjs`);
  writeFileSync(draft, code);
  try {
    const { mark } = await loadRules(pathToFileURL(draft).href);
    const file = join(folder, `${mark}.js`);
    renameSync(draft, file);
    return { mark, file };
  } finally {
    rmSync(draft, { force: true });
  }
};

const bundle = async (entry: string): Promise<string> => {
  const built = (await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  const files = built.flatMap(({ output }) => output);
  if (files.length !== 1 || files[0].type !== 'chunk')
    throw new Error(
      `the rules should become one file, not ${files.map(({ fileName }) => fileName).join(', ')}`,
    );
  return files[0].code;
};
