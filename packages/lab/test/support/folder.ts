import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of one file, gone after them. */
export const testFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'mad-king-lab-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
