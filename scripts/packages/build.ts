// Builds the packages that others install, each into a folder of its own that `npm publish` takes as it is: dist/ with JavaScript and
// types, src/ for those who look up where something is defined, package.json, README, licence. One run of tsc makes all of them.

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { command } from './command.ts';
import { BUILT, manifestOf, PUBLISHED, publishedManifest, root } from './published.ts';

/** Builds into `folder`, a subfolder per package; what was there before is gone. */
export const build = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const emitted = mkdtempSync(join(folder, 'tsc-'));
  try {
    compile(emitted);
    for (const name of PUBLISHED) assemble(name, join(emitted, name, 'src'), join(folder, name));
  } finally {
    rmSync(emitted, { recursive: true });
  }
};

const compile = (outDir: string): void => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', join(import.meta.dirname, 'tsconfig.json'), '--outDir', outDir];
  const { status, error } = spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error('the packages were not built: see the errors of tsc above');
};

const isTest = (file: string): boolean => file.endsWith('.test.ts');

const assemble = (name: string, emitted: string, target: string): void => {
  const source = join(root, 'packages', name);
  const dist = join(target, 'dist');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  renameSync(emitted, dist);
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) finish(dist, file);
  cpSync(join(source, 'src'), join(target, 'src'), { recursive: true, filter: (file) => !isTest(file) });
  copyFileSync(join(source, 'README.md'), join(target, 'README.md'));
  for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(root, file), join(target, file));
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(publishedManifest(manifestOf(name)), null, 2)}\n`,
  );
};

/** Makes of a file as tsc wrote it one that Node and browsers take as it is. */
const finish = (dist: string, file: string): void => {
  const path = join(dist, file);
  if (file.endsWith('.json')) {
    // Not every browser imports JSON, and Node 20 does it with a warning: data is a module like any other.
    writeFileSync(`${path}.js`, `export default ${readFileSync(path, 'utf8').trim()};\n`);
    rmSync(path);
  } else if (file.endsWith('.js')) {
    writeFileSync(path, plainImports(readFileSync(path, 'utf8')));
  } else if (file.endsWith('.d.ts')) {
    writeFileSync(path, plainTypes(readFileSync(path, 'utf8')));
  } else if (file.endsWith('.map')) {
    const map = JSON.parse(readFileSync(path, 'utf8'));
    const written = join(dist, '../src', file.replace(/\.d\.ts\.map$/, '.ts'));
    map.sources = [relative(dirname(path), written).replaceAll('\\', '/')];
    writeFileSync(path, JSON.stringify(map));
  }
};

// tsc leaves two kinds of import to be resolved at run time: of JSON, and of addresses that are put together, which it hands to a helper
// that hides them from bundlers.
const plainImports = (code: string): string =>
  code
    .replace(/^var __rewriteRelativeImportExtension = [\s\S]*?^};\n/m, '')
    .replace(/__rewriteRelativeImportExtension\((`[^`]*)\.ts`\)/g, '$1.js`')
    .replace(/(from '[^']+\.json)' with \{ type: 'json' \}/g, "$1.js'");

/** Types name the modules beside them as JavaScript does: any compiler finds them. */
const plainTypes = (types: string): string =>
  types.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]*)\.ts(?=['"])/g, '$1.js');

if (import.meta.main)
  command(() => {
    build(BUILT);
    return `Built into ${relative(process.cwd(), BUILT)}: ${PUBLISHED.join(', ')}.`;
  });
