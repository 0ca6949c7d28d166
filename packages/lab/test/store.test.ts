// The commands for whoever looks after the store of a server; what they do is tested there.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lab } from '../src/lab.ts';

const folder = mkdtempSync(join(tmpdir(), 'mad-king-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

test('a store is moved and copied; what is wrong is one sentence', async () => {
  writeFileSync(at('old.sqlite'), '');
  const moved = await lab(['move-store', at('old.sqlite'), at('new.sqlite')]);
  expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/log +0/) });
  expect(await lab(['move-store', at('nowhere'), at('other')])).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no SQLite file at ${at('nowhere')}.\n`,
  });
  const copied = await lab(['backup-store', at('new.sqlite'), at('copy.sqlite')]);
  expect(copied).toMatchObject({ code: 0, stderr: '' });
  expect(await lab(['backup-store', at('new.sqlite'), at('copy.sqlite')])).toEqual({
    code: 1,
    stdout: '',
    stderr: `${at('copy.sqlite')} is there already: choose another name for the copy.\n`,
  });
});
