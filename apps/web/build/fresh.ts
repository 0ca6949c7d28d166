// Builds the app if its sources have changed since it was built last: the build carries a hash of what it was made of.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';
import { compressFolder } from './compress.ts';

const APP = join(import.meta.dirname, '..');
const ROOT = join(APP, '../..');
export const DIST = join(APP, 'dist');

/** Everything that ends up in the build. */
const SOURCES = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/public',
  'apps/web/src',
  // Scenarios are shown on the rules page.
  'conformance',
  'lessons',
  'puzzles',
  'docs/RULES.md',
  ...['language', 'engine', 'heroes', 'orders', 'text', 'ai', 'fair', 'after', 'rules', 'lab'].flatMap(
    (name) => [`packages/${name}/package.json`, `packages/${name}/src`],
  ),
];

const filesIn = (path: string): string[] => {
  const list = readdirSync(path, { withFileTypes: true, recursive: true });
  return list.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const hashSources = (): string => {
  const hash = createHash('sha256');
  const files = SOURCES.map((source) => join(ROOT, source)).flatMap((path) =>
    /\.[a-z]+$/.test(path) ? [path] : filesIn(path),
  );
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort())
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

const buildTo = async (folder: string, plugins: readonly Plugin[]): Promise<void> => {
  // What is served is the real thing, whatever the caller is run for: tests are run for `test`.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const configFile = join(APP, 'vite.config.ts');
  await build({
    configFile,
    logLevel: 'error',
    plugins: [...plugins],
    build: { outDir: folder, emptyOutDir: true },
  });
  // What only tests look at comes from this machine.
  if (plugins.length === 0) compressFolder(folder);
};

/** `say`: where to tell that it takes a moment. `plugins`: to build something else than what is served, to a folder of its own. */
export const buildIfStale = async (
  say: (message: string) => void,
  folder = DIST,
  plugins: readonly Plugin[] = [],
): Promise<void> => {
  const made = join(folder, '.sources');
  const mark = hashSources();
  if (existsSync(made) && readFileSync(made, 'utf8') === mark) return;
  say('Building the table.');
  const began = performance.now();
  await buildTo(folder, plugins);
  writeFileSync(made, mark);
  say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
};
