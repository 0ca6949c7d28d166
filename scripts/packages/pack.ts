// Builds the packages and packs each as npm publishes it: dist/NAME-VERSION.tgz.

import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import process from 'node:process';
import { build } from './build.ts';
import { command } from './command.ts';
import { BUILT, PUBLISHED, root } from './published.ts';

/** Packs folders that are packages; gives the files it wrote into `target`. */
export const pack = (folders: readonly string[], target: string): string[] => {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target, ...folders];
  const said = execFileSync('npm', args, {
    encoding: 'utf8',
    cwd: root,
    shell: process.platform === 'win32',
  });
  return JSON.parse(said).map(({ filename }: { filename: string }) => join(target, filename));
};

if (import.meta.main)
  command(() => {
    build(BUILT);
    const files = pack(
      PUBLISHED.map((name) => join(BUILT, name)),
      join(root, 'dist'),
    );
    return files.map((file) => relative(process.cwd(), file)).join('\n');
  });
