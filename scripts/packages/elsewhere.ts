// A folder outside the repository with the packages installed as a stranger installs them: packed, put there by npm, nothing linked.

import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { build } from './build.ts';
import { pack } from './pack.ts';
import { PUBLISHED, root } from './published.ts';

const execute = promisify(execFile);

/** What they need of others, packed from here too: nothing is asked of a registry. */
const THEIRS = ['@noble/hashes'];

export class Elsewhere {
  readonly folder = mkdtempSync(join(tmpdir(), 'mad-king-elsewhere-'));

  async install(): Promise<void> {
    const parts = join(this.folder, 'parts');
    build(parts);
    const folders = [
      ...PUBLISHED.map((name) => join(parts, name)),
      ...THEIRS.map((name) => join(root, 'node_modules', name)),
    ];
    this.put('package.json', '{ "private": true, "type": "module" }\n');
    const install = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await this.run('npm', [...install, ...pack(folders, parts)]);
    rmSync(parts, { recursive: true });
  }

  put(file: string, text: string): void {
    mkdirSync(join(this.folder, file, '..'), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  copy(folder: string): void {
    cpSync(join(root, folder), join(this.folder, folder), { recursive: true });
  }

  /** Checks the types of all .ts files, those of the packages as well, and writes JavaScript beside them. */
  async compile(): Promise<void> {
    const compilerOptions = {
      strict: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: false,
      target: 'es2023',
      module: 'nodenext',
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    };
    this.put('tsconfig.json', JSON.stringify({ compilerOptions, exclude: ['node_modules'] }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const said = await this.run(process.execPath, [tsc, '--pretty', 'false', '-p', this.folder]).catch(
      (error) => error.stdout,
    );
    if (said !== '') throw new Error(`types do not hold:\n${said}`);
  }

  /** All that a program says, complaints included; one that fails is an error. */
  async run(program: string, args: readonly string[]): Promise<string> {
    const env = { ...process.env, NODE_OPTIONS: '' };
    const { stdout, stderr } = await execute(program, args, { cwd: this.folder, env });
    return stdout + stderr;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The project's own Node, and the one of the machine, with which a fresh clone is started: 20 or newer. */
export const nodes = (): [version: string, program: string][] => {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`))
    .map((folder) => join(folder, name))
    .find(isProgram);
  return [process.execPath, ...(outside === undefined ? [] : [outside])].map((program) => [
    spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim(),
    program,
  ]);
};
