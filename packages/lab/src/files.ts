// Files that people name on the command line, and those of this repository.

import { globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from './command.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** The rules that no scenario shows, with the reason. */
export const EXEMPT = join(ROOT, 'conformance/exempt.yaml');

/** npm runs scripts from the root of the repository; people name files from where they are. */
export const resolveFile = (file: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), file);

export const readText = (file: string): string => {
  try {
    return readFileSync(resolveFile(file), 'utf8');
  } catch (error) {
    throw new UserError(cannotRead(file, error));
  }
};

const cannotRead = (file: string, error: unknown): string => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `there is no file "${file}"`;
  if (code === 'EISDIR') return `"${file}" is a directory, not a file`;
  return `"${file}" cannot be read: ${whyNoFile(error)}`;
};

const TROUBLES: Record<string, string> = {
  ENOENT: 'there is no such directory',
  ENOTDIR: 'a part of its path is no directory',
  EISDIR: 'it is a directory',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'nothing can be written there',
  ERR_STRING_TOO_LONG: 'it is too large',
};

export const writeText = (file: string, text: string): void => {
  try {
    writeFileSync(resolveFile(file), text);
  } catch (error) {
    throw new UserError(`"${file}" cannot be written: ${whyNoFile(error)}`);
  }
};

/** What keeps a file from being read or written. */
const whyNoFile = (error: unknown): string => {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return TROUBLES[code] ?? `the system says ${code}`;
};

/** Files as they are, directories with all scenarios in them, patterns with those they match. */
export const findScenarios = (names: readonly string[]): string[] => [...new Set(names.flatMap(expand))];

const isScenario = (file: string): boolean => /\.ya?ml$/.test(file) && resolveFile(file) !== EXEMPT;

const expand = (name: string): string[] => {
  const path = resolveFile(name);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return [name];
  const files = found
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(name, file))
    : globSync(name, { cwd: resolveFile('.') });
  const scenarios = files.filter(isScenario).sort();
  if (scenarios.length === 0)
    throw new UserError(found ? `there is no scenario (.yaml) in "${name}"` : `there is no file "${name}"`);
  return scenarios;
};
