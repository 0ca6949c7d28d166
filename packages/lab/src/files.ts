// Files that people name on the command line, and those of this repository.

import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from './command.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** npm runs scripts from the root of the repository; people name files from where they are. */
const whereTheyAre = (): string => process.env.INIT_CWD ?? process.cwd();

export const readText = (file: string): string => {
  try {
    return readFileSync(resolve(whereTheyAre(), file), 'utf8');
  } catch (error) {
    throw new UserError(cannotRead(file, error));
  }
};

const cannotRead = (file: string, error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `there is no file "${file}"`;
  if (code === 'EISDIR') return `"${file}" is a directory, not a file`;
  if (code === 'EACCES') return `"${file}" may not be read`;
  return `"${file}" cannot be read: ${message}`;
};

/** Files as they are, directories with all that is in them, patterns with what they match. */
export const expandFiles = (names: readonly string[], endings: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => expand(name, endings))),
];

const expand = (name: string, endings: readonly string[]): string[] => {
  const path = resolve(whereTheyAre(), name);
  const isWanted = (file: string): boolean => endings.some((ending) => file.endsWith(ending));
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return [name];
  const files = found
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter(isWanted)
        .map((file) => join(name, file))
    : globSync(name, { cwd: whereTheyAre() }).filter(isWanted);
  if (files.length === 0)
    throw new UserError(
      found ? `there is no ${endings.join(' or ')} file in "${name}"` : `there is no file "${name}"`,
    );
  return files.sort();
};
